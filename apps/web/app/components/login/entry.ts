import { isCountryCode } from '@punkt/domain/country-code';
import { formatNational, parsePhone } from '@punkt/domain/phone';
import type { Variant } from '@punkt/domain/site-pages';
import { nationalDigits } from '../../lib/national-digits.ts';
import type { PhoneEntry } from './login-memory.ts';

export const defaultEntry = (variant: Variant): PhoneEntry => ({
  country: variant === 'georgian' ? 'GE' : 'RU',
  phone: '',
});

/** What was typed before the mask was there, as the mask shows it. What is no number of this country is left for the form to say. */
export const masked = ({ country, phone }: PhoneEntry): PhoneEntry => {
  const parsed = parsePhone(phone, country);
  return { country, phone: parsed.ok ? formatNational(parsed.national, country) : phone };
};

/** `?country=RU&phone=…`: the sandbox's «log in as». It only fills the form in. */
export function entryFromAddress(search: string): PhoneEntry | null {
  const query = new URLSearchParams(search);
  const country = query.get('country');
  const phone = query.get('phone');
  if (!phone || !isCountryCode(country)) return null;
  return { country, phone: formatNational(nationalDigits(phone, country), country) };
}
