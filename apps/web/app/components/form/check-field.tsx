import type { ReactNode } from 'react';
import { FieldError } from '../field.tsx';
import looks from './choice.module.css';
import styles from './form.module.css';
import { describe } from './form-field.tsx';

interface Props {
  readonly id: string;
  readonly checked: boolean;
  readonly error?: string | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

export function CheckField({ id, checked, error, onChange, children }: Props) {
  return (
    <div className={styles.field} data-wide>
      <div className={looks.check}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...describe({ id, error })}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
