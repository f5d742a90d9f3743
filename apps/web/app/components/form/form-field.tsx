import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { errorId, FieldError } from '../field.tsx';
import styles from './form.module.css';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** Stands below the field and never blocks. */
  readonly hint?: string | undefined;
  /** Something worth a second look, or good news. */
  readonly note?: { readonly kind: 'warning' | 'success' | 'busy'; readonly text: string } | undefined;
  readonly optional?: boolean | undefined;
  /** Takes the whole row of the grid. */
  readonly wide?: boolean | undefined;
}

interface Props extends FieldProps {
  readonly children: ReactNode;
}

/** Label above; error, note and hint below. Most fields are required, so it is the optional ones that say so. */
export function FormField({ id, label, error, hint, note, optional, wide, children }: Props) {
  const text = useText();
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {text('forms.optional')}</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
      <p className={styles.note} data-kind={note?.kind} aria-live="polite">
        {!error && note?.text}
      </p>
      {hint && (error || !note) && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const hintId = (id: string): string => `${id}-hint`;

/** What an input says about itself: which texts belong to it, and whether it is well. */
export function describe({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  return {
    'aria-describedby': hint ? `${errorId(id)} ${hintId(id)}` : errorId(id),
    'aria-invalid': error ? (true as const) : undefined,
    'data-problem': error ? true : undefined,
  };
}
