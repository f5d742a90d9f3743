import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { normalisePhone } from '@punkt/domain/phone';

/** National digits of whatever was typed, pasted or filled in: with 8, with +7, with spaces. */
export function nationalDigits(input: string, code: CountryCode): string {
  const { dialCode, fullLength, nationalLength } = country(code).phone;
  const digits = normalisePhone(input, code);
  const full = digits.length >= fullLength && digits.startsWith(dialCode);
  return (full ? digits.slice(dialCode.length) : digits).slice(0, nationalLength);
}
