import type { Coordinates } from '@punkt/domain/countries/country';
import { message } from '@punkt/domain/message';
import { useEffect, useState } from 'react';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useMessage } from '../../../../lib/use-message.ts';
import type { OrderForm } from '../form/use-order-form.ts';

interface Props {
  readonly form: OrderForm;
  readonly onPick: (place: Coordinates) => void;
  /** Something is odd about the place, but not wrong. */
  readonly doubt: string | undefined;
}

type Axis = keyof Coordinates;

const LIMITS: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

/** Digits and dots alone; whoever types a comma means a dot. */
const cleaned = (shown: string): string => shown.replaceAll(',', '.').replace(/[^\d.]/g, '');

function read(text: string, axis: Axis): number | null {
  const value = /^\d{1,3}(\.\d*)?$/.test(text) ? Number(text) : null;
  return value !== null && value <= LIMITS[axis] ? value : null;
}

/** «55.75, 37.61» as a map gives it, pasted into either field. */
function readPair(shown: string): Coordinates | null {
  const found = /^\s*(\d{1,3}\.\d+)[,;\s]+(\d{1,3}\.\d+)\s*$/.exec(shown);
  const [latitude, longitude] = [read(found?.[1] ?? '', 'latitude'), read(found?.[2] ?? '', 'longitude')];
  return latitude === null || longitude === null ? null : { latitude, longitude };
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
      value !== null && read(text, axis) !== value ? '' : text;
    setTyped((now) => ({
      latitude: over(now.latitude, 'latitude', north),
      longitude: over(now.longitude, 'longitude', east),
    }));
  }, [north, east]);
  const shown = (axis: Axis): string =>
    read(typed[axis], axis) === record[axis] ? typed[axis] : String(record[axis] ?? '');

  function change(axis: Axis, value: string): void {
    const pair = readPair(value);
    const clean = cleaned(value);
    if (!pair) setTyped({ ...typed, [axis]: clean });
    const { latitude, longitude } = pair ?? {
      latitude: record.latitude,
      longitude: record.longitude,
      [axis]: read(clean, axis),
    };
    if (latitude !== null && longitude !== null) onPick({ latitude, longitude });
    else form.change({ latitude, longitude });
  }

  const wrong = (axis: Axis): string | undefined => {
    const value = shown(axis);
    if (value === '' || read(value, axis) !== null) return undefined;
    return say(
      Number(value) > LIMITS[axis]
        ? message('validation.maxValue', { max: LIMITS[axis] })
        : message('validation.order.coordinates'),
    );
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
