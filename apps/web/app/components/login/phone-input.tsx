import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { useText } from '../../lib/i18n.tsx';
import { errorId, Field } from '../field.tsx';
import { PhoneNumber } from '../form/phone-number.tsx';
import styles from './phone-step.module.css';

interface Props {
  readonly id: string;
  readonly code: CountryCode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The dial code stands outside the input: it can't be erased, and screen readers hear it from the country. */
export function PhoneInput({ id, code, value, error, onChange }: Props) {
  const text = useText();
  return (
    <Field id={id} label={text('auth.phone.label')} error={error}>
      <div className={styles.phone}>
        <span aria-hidden="true">+{country(code).phone.dialCode}</span>
        <PhoneNumber
          id={id}
          name="phone"
          code={code}
          value={value}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id)}
        />
      </div>
    </Field>
  );
}
