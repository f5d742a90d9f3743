import { PHONE_PLANS } from '@punkt/domain/countries/phone-plans';
import { COUNTRY_CODES, type CountryCode, isCountryCode } from '@punkt/domain/country-code';
import { emptyPhone, parsePhone } from '@punkt/domain/phone';
import { type Dispatch, type FormEvent, type SetStateAction, useId, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Button } from '../button.tsx';
import { errorId, Field } from '../field.tsx';
import { Flag } from '../flag.tsx';
import { PhoneNumber } from '../form/phone-number.tsx';
import { ChevronIcon, ForwardIcon } from '../icons.tsx';
import type { PhoneEntry } from './login-memory.ts';
import styles from './phone-step.module.css';

interface CountrySelectProps {
  readonly id: string;
  readonly value: CountryCode;
  readonly onChange: (code: CountryCode) => void;
}

/** The browser's own list: it opens as a wheel on a phone, and every assistive technology knows it. */
function CountrySelect({ id, value, onChange }: CountrySelectProps) {
  const text = useText();
  return (
    <Field id={id} label={text('auth.country.label')}>
      <div className={styles.select}>
        <Flag country={value} />
        <select
          id={id}
          name="country"
          value={value}
          autoComplete="country"
          onChange={(event) => isCountryCode(event.target.value) && onChange(event.target.value)}
        >
          {COUNTRY_CODES.map((code) => (
            <option key={code} value={code}>
              {`${text(`countries.${code}`)} +${PHONE_PLANS[code].dialCode}`}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
    </Field>
  );
}

interface PhoneInputProps {
  readonly id: string;
  readonly code: CountryCode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The dial code stands outside the input: it can't be erased, and screen readers hear it from the country. */
function PhoneInput({ id, code, value, error, onChange }: PhoneInputProps) {
  const text = useText();
  return (
    <Field id={id} label={text('auth.phone.label')} error={error}>
      <div className={styles.phone}>
        <span aria-hidden="true">+{PHONE_PLANS[code].dialCode}</span>
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

interface Props {
  readonly entry: PhoneEntry;
  readonly onEntry: Dispatch<SetStateAction<PhoneEntry>>;
  /** The form is touched. */
  readonly onBegin: () => void;
  /** Asks for the code; answers with what went wrong, to be shown under the number. */
  readonly onSubmit: (entry: PhoneEntry) => Promise<string | undefined>;
}

export function PhoneStep({ entry, onEntry, onBegin, onSubmit }: Props) {
  const text = useText();
  const id = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = (next: SetStateAction<PhoneEntry>) => {
    setError(undefined);
    onEntry(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = phoneProblem(entry);
    setError(problem && text(problem));
    if (problem) return document.getElementById(`${id}-phone`)?.focus();
    setBusy(true);
    setError(await onSubmit(entry));
    setBusy(false);
  };

  // A form pressed before its script is here must not carry the number into the address: outside a dialog this method does nothing.
  return (
    <form className={styles.form} method="dialog" onFocus={onBegin} onSubmit={submit} noValidate>
      <CountrySelect
        id={`${id}-country`}
        value={entry.country}
        onChange={(country) => change({ country, phone: emptyPhone })}
      />
      <PhoneInput
        id={`${id}-phone`}
        code={entry.country}
        value={entry.phone}
        error={error}
        // The number of early is reported late: the country may have been chosen meanwhile.
        onChange={(phone) => change((before) => ({ ...before, phone }))}
      />
      <Button type="submit" busy={busy}>
        {text(busy ? 'auth.next.sending' : 'auth.next')}
        {!busy && <ForwardIcon />}
      </Button>
    </form>
  );
}

/** The rule is the domain's; its two messages are repeated among this screen's texts to keep the page light. */
function phoneProblem({
  phone,
  country,
}: PhoneEntry): 'auth.phone.required' | 'auth.phone.invalid' | undefined {
  if (phone === '') return 'auth.phone.required';
  return parsePhone(phone, country).ok ? undefined : 'auth.phone.invalid';
}
