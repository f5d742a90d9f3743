import { PHONE_PLANS } from '@punkt/domain/countries/phone-plans';
import { COUNTRY_CODES, type CountryCode, isCountryCode } from '@punkt/domain/country-code';
import { fillMask } from '@punkt/domain/mask';
import { nationalDigits } from '@punkt/domain/phone';
import { useLanguage, useText } from '../../lib/i18n.tsx';
import { Flag } from '../flag.tsx';
import { ChevronIcon } from '../icons.tsx';
import styles from './form.module.css';
import { describe, type FieldProps, FormField } from './form-field.tsx';
import { PhoneNumber } from './phone-number.tsx';

interface Props extends FieldProps {
  readonly code: CountryCode;
  readonly countryLabel?: string;
  /** National digits. */
  readonly value: string;
  /** Without it the country is settled and can't be chosen. */
  readonly onCountry?: (code: CountryCode) => void;
  readonly onChange: (digits: string) => void;
  readonly onBlur?: () => void;
}

/** Country and number in one frame; the dial code belongs to the country and can't be erased. */
export function PhoneField(props: Props) {
  const { id, code, countryLabel, value, onCountry, onChange, onBlur, ...field } = props;
  const text = useText();
  const language = useLanguage();
  const { mask, dialCode } = PHONE_PLANS[code];
  return (
    <FormField id={id} {...field}>
      <div className={styles.phone}>
        <span className={styles.dial}>
          <Flag country={code} />
          <span aria-hidden="true">+{dialCode}</span>
          {onCountry && (
            <>
              <ChevronIcon />
              <select
                aria-label={countryLabel}
                value={code}
                onChange={({ target }) => isCountryCode(target.value) && onCountry(target.value)}
              >
                {COUNTRY_CODES.map((each) => ({ each, name: text(`countries.${each}`) }))
                  .sort((one, other) => one.name.localeCompare(other.name, language))
                  .map(({ each, name }) => (
                    <option key={each} value={each}>
                      {`${name} +${PHONE_PLANS[each].dialCode}`}
                    </option>
                  ))}
              </select>
            </>
          )}
        </span>
        <PhoneNumber
          id={id}
          code={code}
          value={fillMask(mask, nationalDigits(value, code))}
          onChange={(typed) => onChange(nationalDigits(typed, code))}
          onBlur={onBlur}
          {...describe(props)}
        />
      </div>
    </FormField>
  );
}
