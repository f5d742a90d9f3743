import { useState } from 'react';
import type { FieldProps } from './form-field.tsx';
import { TextField } from './text-field.tsx';

/** What was typed, as it is kept: whoever types a comma means a dot, and spaces only part thousands. */
export const tidyMeasure = (shown: string): string =>
  shown.replaceAll(',', '.').replaceAll('−', '-').replace(/\s/g, '');

/**
 * The number that was typed, `null` for nothing, and `NaN` for what is no number: it stays in the field and the rules
 * refuse it. Made into another number in silence, it would be taken for what was meant.
 */
export function readMeasure(text: string): number | null {
  if (text === '') return null;
  const value = /^-?(\d+\.?\d*|\.\d+)(e\d{1,3})?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}

interface Props extends FieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** Whole numbers are meant: the keys of a phone have no dot then. */
  readonly whole?: boolean;
}

const shownOf = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

/** A measure. What is half typed («12.»), or no number at all, stays as it is; the record has what was read of it. */
export function NumberField({ value, onChange, whole = false, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const shown = Object.is(readMeasure(typed), value) ? typed : shownOf(value);
  return (
    <TextField
      {...field}
      value={shown}
      parse={tidyMeasure}
      onChange={(text) => {
        setTyped(text);
        onChange(readMeasure(text));
      }}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      figures
    />
  );
}
