import {
  leftHours,
  moscowInstant,
  moscowTime,
  typedHours,
  typedMinutes,
} from '@punkt/domain/conference-times';
import { formatDate, parseDate } from '@punkt/domain/date';
import { useEffect, useRef, useState } from 'react';
import { errorId, FieldError } from '../../../../components/field.tsx';
import form from '../../../../components/form/form.module.css';
import { useText } from '../../../../lib/i18n.tsx';
import styles from './fields.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  /** An instant in UTC, or nothing. */
  readonly value: string;
  readonly onChange: (instant: string) => void;
  readonly onBlur: () => void;
}

interface Typed {
  readonly day: string;
  readonly hours: string;
  readonly minutes: string;
}

function shown(instant: string): Typed {
  const time = moscowTime(instant);
  return time ? { ...time, day: formatDate(time.day) } : { day: '', hours: '', minutes: '' };
}

function instantOf({ day, hours, minutes }: Typed): string {
  const parsed = parseDate(day);
  return parsed.ok ? moscowInstant(parsed.day, hours, minutes) : '';
}

/** A day and a time of Moscow. What is half typed is nothing yet, and stays as it was typed. */
export function MomentField({ id, label, error, value, onChange, onBlur }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(() => shown(value));
  const written = useRef(value);
  useEffect(() => {
    // Undone, or changed from the calendar.
    if (value === written.current) return;
    written.current = value;
    setTyped(shown(value));
  }, [value]);
  const write = (more: Partial<Typed>) => {
    const next = { ...typed, ...more };
    setTyped(next);
    written.current = instantOf(next);
    if (written.current !== value) onChange(written.current);
  };
  const input = (name: string, part: keyof Typed, change: (text: string) => string) => (
    <input
      id={part === 'day' ? id : `${id}-${part}`}
      className={form.input}
      data-figures
      inputMode="numeric"
      aria-label={`${label}: ${name}`}
      aria-describedby={errorId(id)}
      aria-invalid={error ? true : undefined}
      value={typed[part]}
      onChange={({ target }) => write({ [part]: change(target.value) })}
      onBlur={() => {
        if (part === 'hours') write({ hours: leftHours(typed.hours) });
        onBlur();
      }}
    />
  );
  return (
    <fieldset className={form.field}>
      <legend>{label}</legend>
      <div className={styles.moment}>
        {input(text('editor.moment.day'), 'day', (shownDay) => shownDay.replace(/[^\d.]/g, '').slice(0, 10))}
        {input(text('editor.moment.hours'), 'hours', (next) => typedHours(next, typed.hours))}
        <span aria-hidden="true">:</span>
        {input(text('editor.moment.minutes'), 'minutes', (next) => typedMinutes(next, typed.minutes))}
        <small>{text('editor.moment.zone')}</small>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
