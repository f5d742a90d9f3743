import { type TaxSystem, vatPercent } from '@punkt/domain/tax';
import { useText } from '../../../lib/i18n.tsx';
import { today } from '../../../lib/today.ts';

/** The general rate changes by law, so the label says the rate of today. */
export function useTaxLabel(): (system: TaxSystem) => string {
  const text = useText();
  return (system) => text(`owners.tax.${system}`, { percent: vatPercent(system, today()) ?? 0 });
}
