import type { ReactNode } from 'react';
import styles from './field.module.css';
import { AlertIcon } from './icons.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, error below. The input names the error by `aria-describedby={errorId(id)}`. */
export function Field({ id, label, error, children }: Props) {
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Always in the page, so that a screen reader hears the error when it appears. */
export function FieldError({ id, error }: Pick<Props, 'id' | 'error'>) {
  return (
    <p id={errorId(id)} className={styles.error} aria-live="polite">
      {error && <AlertIcon />}
      {error}
    </p>
  );
}

export const errorId = (id: string): string => `${id}-error`;
