import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { useRef } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { errorId, Field } from '../field.tsx';
import styles from './phone-step.module.css';
import { usePhoneMask } from './use-phone-mask.ts';

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
  const input = useRef<HTMLInputElement>(null);
  usePhoneMask(input, code, value, onChange);
  const { dialCode, mask: places } = country(code).phone;
  return (
    <Field id={id} label={text('auth.phone.label')} error={error}>
      <div className={styles.phone}>
        <span aria-hidden="true">+{dialCode}</span>
        <input
          ref={input}
          id={id}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={value}
          placeholder={places.replaceAll('9', '0')}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id)}
        />
      </div>
    </Field>
  );
}
