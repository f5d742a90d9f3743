import { type Day, dayOf } from '@punkt/domain/date';
import { useState } from 'react';
import { useText } from '../../../i18n.tsx';
import { useNow } from '../../use-now.ts';
import { ListDay, ListSelect } from './list-filters.tsx';

const DAY_MS = 86_400_000;
const PRESETS = ['today', 'week', 'month', 'lastMonth'] as const;
type Preset = (typeof PRESETS)[number];

interface Period {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

const shift = (day: Day, days: number): Day =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10);
const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Both days are counted in; «today» is Moscow's, as everywhere in the console. */
export function presetPeriod(preset: Preset, today: Day): { from: Day; to: Day } {
  const lastDay = shift(monthOf(today), -1);
  const periods = {
    today: { from: today, to: today },
    week: { from: shift(today, -6), to: today },
    month: { from: monthOf(today), to: today },
    lastMonth: { from: monthOf(lastDay), to: lastDay },
  };
  return periods[preset];
}

interface Props extends Period {
  readonly onChange: (period: Period) => void;
}

/** The usual periods in a list; days by themselves only for whoever wants others. */
export function PeriodFilter({ from, to, onChange }: Props) {
  const text = useText();
  const today = dayOf(useNow(), 'Europe/Moscow');
  const [own, setOwn] = useState(false);
  const preset = PRESETS.find((each) => {
    const period = presetPeriod(each, today);
    return period.from === from && period.to === to;
  });
  const narrowed = from !== undefined || to !== undefined;
  const value = own || (narrowed && !preset) ? 'own' : (preset ?? '');
  const choose = (wanted: string) => {
    setOwn(wanted === 'own');
    if (wanted === 'own') return;
    const known = PRESETS.find((each) => each === wanted);
    onChange(known ? presetPeriod(known, today) : { from: undefined, to: undefined });
  };
  return (
    <>
      <ListSelect
        label={text('casework.period.label')}
        all={text('casework.period.all')}
        value={value}
        options={[...PRESETS, 'own' as const].map((each) => [each, text(`casework.period.${each}`)])}
        onChange={choose}
      />
      {value === 'own' && (
        <>
          <ListDay
            label={text('casework.period.from')}
            value={from ?? ''}
            onChange={(day) => onChange({ from: day || undefined, to })}
          />
          <ListDay
            label={text('casework.period.to')}
            value={to ?? ''}
            onChange={(day) => onChange({ from, to: day || undefined })}
          />
        </>
      )}
    </>
  );
}
