import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { formatMoney } from '@punkt/domain/money';
import { useLanguage } from '../../lib/i18n.tsx';

/** Minor units in the money of a country, as the reader writes numbers. */
export function useMoney(code: CountryCode): (minor: number) => string {
  const language = useLanguage();
  const { currency } = country(code);
  return (minor) => formatMoney(minor, currency, language);
}
