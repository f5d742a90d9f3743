import { isCountryCode } from '@punkt/domain/country-code';
import { formatNational } from '@punkt/domain/phone';
import { nationalDigits } from '../../lib/national-digits.ts';
import type { Variant } from '../../lib/page-info.ts';
import type { PhoneEntry } from './login-memory.ts';

export const defaultEntry = (variant: Variant): PhoneEntry => ({
  country: variant === 'georgian' ? 'GE' : 'RU',
  phone: '',
});

/** `?country=RU&phone=…`: the sandbox's «log in as». It only fills the form in. */
export function entryFromAddress(search: string): PhoneEntry | null {
  const query = new URLSearchParams(search);
  const country = query.get('country');
  const phone = query.get('phone');
  if (!phone || !isCountryCode(country)) return null;
  return { country, phone: formatNational(nationalDigits(phone, country), country) };
}
