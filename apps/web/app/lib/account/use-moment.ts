import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { dateTime } from '../format.ts';
import { useText } from '../i18n.tsx';

/** A deadline in the hours of the application's country, named: a notice and an e-mail say the same digits. */
export function useMoment(code: CountryCode): (iso: string) => string {
  const text = useText();
  const { timeZone } = country(code);
  return (iso) => text('geo.moment', { time: dateTime(iso, { timeZone }), zone: text(`geo.time.${code}`) });
}
