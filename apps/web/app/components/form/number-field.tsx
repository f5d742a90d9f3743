import { useState } from 'react';
import type { FieldProps } from './form-field.tsx';
import { TextField } from './text-field.tsx';

interface Props extends FieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** Whole numbers alone. */
  readonly whole?: boolean;
}

const LONGEST = 8;

/** Digits, and one dot: whoever types a comma means it. */
function cleaned(shown: string, whole: boolean): string {
  if (whole) return shown.replace(/\D/g, '').slice(0, LONGEST);
  const [head = '', ...tail] = shown
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return (tail.length > 0 ? `${head}.${tail.join('')}` : head).slice(0, LONGEST);
}

const read = (text: string): number | null => (/\d/.test(text) ? Number(text) : null);

/** A measure. What is half typed («12.») stays as it is; the record has the number. */
export function NumberField({ value, onChange, whole = false, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const shown = read(typed) === value ? typed : String(value ?? '');
  return (
    <TextField
      {...field}
      value={shown}
      parse={(text) => cleaned(text, whole)}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      figures
    />
  );
}
