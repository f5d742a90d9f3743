import {
  type CalendarMode,
  dateOf,
  dayFrom,
  isSameMonth,
  monthOf,
  monthsOfYear,
  shiftPeriod,
  weeksOfMonth,
  yearOf,
  yearsAround,
} from '@punkt/domain/calendar';
import type { Day } from '@punkt/domain/date';
import { useEffect, useState } from 'react';
import { ChevronIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import styles from './day-picker.module.css';

type Mode = Exclude<CalendarMode, 'week'>;

interface Props {
  readonly today: Day;
  readonly chosen: Day;
  readonly filled: ReadonlyMap<Day, number>;
  readonly onChoose: (day: Day) => void;
}

/** Days, months, ten years: the heading leads outwards, a choice leads back inwards. */
export function DayPicker({ today, chosen, filled, onChoose }: Props) {
  const text = useText();
  const [mode, setMode] = useState<Mode>('month');
  const [around, setAround] = useState(chosen);
  // Chosen from outside: a problem leads to its conference.
  useEffect(() => setAround(chosen), [chosen]);
  const months = text('conferences.months').split(',');
  const years = yearsAround(around);
  const titles: Record<Mode, string> = {
    month: `${months[monthOf(around)]} ${yearOf(around)}`,
    year: String(yearOf(around)),
    years: `${years.at(0)}–${years.at(-1)}`,
  };
  const outwards = { month: 'year', year: 'years', years: 'years' } as const;
  const turn = (count: 1 | -1) => setAround(shiftPeriod(mode, around, count));
  const goTo = (day: Day, next: Mode) => {
    setAround(day);
    setMode(next);
  };
  const choose = (day: Day) => {
    setAround(day);
    onChoose(day);
  };
  return (
    <div className={styles.picker}>
      <div className={styles.bar}>
        <button type="button" aria-label={text(`editor.calendar.back.${mode}`)} onClick={() => turn(-1)}>
          <ChevronIcon />
        </button>
        <button
          type="button"
          className={styles.title}
          disabled={mode === 'years'}
          aria-live="polite"
          onClick={() => setMode(outwards[mode])}
        >
          {titles[mode]}
        </button>
        <button type="button" aria-label={text(`editor.calendar.on.${mode}`)} onClick={() => turn(1)}>
          <ChevronIcon />
        </button>
        <button
          type="button"
          className={styles.today}
          onClick={() => {
            setMode('month');
            choose(today);
          }}
        >
          {text('conferences.today')}
        </button>
      </div>
      {mode === 'month' && <Days {...{ around, today, chosen, filled }} onChoose={choose} />}
      {mode === 'year' && (
        <div className={styles.periods}>
          {monthsOfYear(around).map((month) => (
            <button
              key={month}
              type="button"
              aria-pressed={isSameMonth(month, chosen)}
              aria-current={isSameMonth(month, today) ? 'date' : undefined}
              onClick={() => goTo(month, 'month')}
            >
              {months[monthOf(month)]}
            </button>
          ))}
        </div>
      )}
      {mode === 'years' && (
        <div className={styles.periods}>
          {years.map((year) => (
            <button
              key={year}
              type="button"
              aria-pressed={year === yearOf(chosen)}
              aria-current={year === yearOf(today) ? 'date' : undefined}
              onClick={() => goTo(dayFrom(year, monthOf(around), 1), 'year')}
            >
              {year}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface DaysProps extends Props {
  readonly around: Day;
}

function Days({ around, today, chosen, filled, onChoose }: DaysProps) {
  const text = useText();
  const weekdays = text('conferences.weekdays').split(',');
  const months = text('conferences.ofMonths').split(',');
  const nameOf = (day: Day) => {
    const count = filled.get(day) ?? 0;
    const date = `${dateOf(day)} ${months[monthOf(day)]} ${yearOf(day)}`;
    return count > 0 ? `${date}, ${text('conferences.cell.meetings', { count })}` : date;
  };
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(around).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <button
                  type="button"
                  aria-label={nameOf(day)}
                  aria-pressed={day === chosen}
                  aria-current={day === today ? 'date' : undefined}
                  data-filled={filled.has(day) || undefined}
                  data-outside={!isSameMonth(day, around) || undefined}
                  onClick={() => onChoose(day)}
                >
                  {dateOf(day)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
