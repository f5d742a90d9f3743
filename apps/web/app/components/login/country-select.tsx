import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES, type CountryCode, isCountryCode } from '@punkt/domain/country-code';
import { useText } from '../../lib/i18n.tsx';
import { Field } from '../field.tsx';
import { Flag } from '../flag.tsx';
import { ChevronIcon } from '../icons.tsx';
import styles from './phone-step.module.css';

interface Props {
  readonly id: string;
  readonly value: CountryCode;
  readonly onChange: (code: CountryCode) => void;
}

/** The browser's own list: it opens as a wheel on a phone, and every assistive technology knows it. */
export function CountrySelect({ id, value, onChange }: Props) {
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
              {`${text(`countries.${code}`)} +${country(code).phone.dialCode}`}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
    </Field>
  );
}
