import type { Coordinates } from '@punkt/domain/countries/country';
import { useEffect, useState } from 'react';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useMessage } from '../../../../lib/use-message.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { type Axis, cleanCoordinate, coordinateProblem, readCoordinate, readPair } from './coordinates.ts';

interface Props {
  readonly form: OrderForm;
  readonly onPick: (place: Coordinates) => void;
  /** Something is odd about the place, but not wrong. */
  readonly doubt: string | undefined;
}

/** The pin in figures: for whoever has them, or has no map. */
export function CoordinateFields({ form, onPick, doubt }: Props) {
  const text = useText();
  const say = useMessage();
  const [typed, setTyped] = useState<Readonly<Record<Axis, string>>>({ latitude: '', longitude: '' });
  const { record } = form;
  const { latitude: north, longitude: east } = record;
  // The pin was put elsewhere: what was typed before is over, also if the pin is taken away again.
  useEffect(() => {
    const over = (text: string, axis: Axis, value: number | null) =>
      value !== null && readCoordinate(text, axis) !== value ? '' : text;
    setTyped((now) => ({
      latitude: over(now.latitude, 'latitude', north),
      longitude: over(now.longitude, 'longitude', east),
    }));
  }, [north, east]);
  const shown = (axis: Axis): string =>
    readCoordinate(typed[axis], axis) === record[axis] ? typed[axis] : String(record[axis] ?? '');

  function change(axis: Axis, value: string): void {
    const pair = readPair(value);
    const clean = cleanCoordinate(value);
    if (!pair) setTyped({ ...typed, [axis]: clean });
    const { latitude, longitude } = pair ?? {
      latitude: record.latitude,
      longitude: record.longitude,
      [axis]: readCoordinate(clean, axis),
    };
    if (latitude !== null && longitude !== null) onPick({ latitude, longitude });
    else form.change({ latitude, longitude });
  }

  const wrong = (axis: Axis): string | undefined => {
    const problem = coordinateProblem(shown(axis), axis);
    return problem === null ? undefined : say(problem);
  };

  return (['latitude', 'longitude'] as const).map((axis) => (
    <TextField
      key={axis}
      id={axis}
      label={text(`wizard.${axis}`)}
      value={shown(axis)}
      onChange={(value) => change(axis, value)}
      error={wrong(axis) ?? form.errorOf(axis)}
      note={
        form.noteOf(axis) ?? (doubt && axis === 'latitude' ? { kind: 'warning', text: doubt } : undefined)
      }
      hint={axis === 'latitude' ? text('wizard.latitude.hint') : undefined}
      inputMode="decimal"
      autoComplete="off"
      figures
    />
  ));
}
