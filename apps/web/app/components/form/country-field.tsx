import { COUNTRY_CODES, type CountryCode } from '@punkt/domain/country-code';
import { useText } from '../../lib/i18n.tsx';
import { Flag } from '../flag.tsx';
import type { FieldProps } from './form-field.tsx';
import { SelectField } from './select-field.tsx';

interface Props extends FieldProps {
  readonly value: CountryCode;
  readonly onChange: (code: CountryCode) => void;
}

export function CountryField({ value, ...rest }: Props) {
  const text = useText();
  const options = COUNTRY_CODES.map((code) => ({ value: code, label: text(`countries.${code}`) }));
  return <SelectField value={value} options={options} sign={<Flag country={value} />} {...rest} />;
}
