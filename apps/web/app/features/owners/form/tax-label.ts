import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { type TaxSystem, vatPercent } from '@punkt/domain/tax';
import { useText } from '../../../lib/i18n.tsx';
import { today } from '../../../lib/today.ts';

/** The general rate changes by law, so the label says the rate of today. */
export function useTaxLabel(): (system: TaxSystem, code: CountryCode) => string {
  const text = useText();
  return (system, code) => {
    // The dated table holds the rates of the country that has several; elsewhere the law has another one.
    const dated = country(code).company.taxSystems.includes('lowerRate5');
    if (system === 'osn' && !dated) return text('owners.tax.osn.general');
    return text(`owners.tax.${system}`, { percent: vatPercent(system, today()) ?? 0 });
  };
}
