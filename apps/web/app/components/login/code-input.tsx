import { type Ref, useState } from 'react';
import { errorId } from '../field.tsx';
import styles from './code-step.module.css';

interface Props {
  readonly id: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly length: number;
  readonly value: string;
  readonly busy: boolean;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * One real input drawn as boxes: pasting and filling in from a text message work as everywhere. No `maxlength`: it
 * would cut a pasted sentence before its digits are found.
 */
export function CodeInput({ id, inputRef, length, value, busy, invalid, onChange }: Props) {
  const [focused, setFocused] = useState(false);
  const places = Array.from({ length }, (_, index) => index);
  return (
    <div className={styles.code} data-invalid={invalid || undefined} data-busy={busy || undefined}>
      <input
        ref={inputRef}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        readOnly={busy}
        aria-invalid={invalid || undefined}
        aria-describedby={errorId(id)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
      />
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          data-active={(focused && place === Math.min(value.length, length - 1)) || undefined}
          data-empty={place >= value.length || undefined}
        >
          {value[place]}
        </span>
      ))}
    </div>
  );
}
