import { useState } from 'react';
import type { FieldProps } from './form-field.tsx';
import { readMeasure, tidyMeasure } from './measure.ts';
import { TextField } from './text-field.tsx';

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
