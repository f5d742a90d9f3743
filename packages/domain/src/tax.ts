/** usn = without VAT, osn = with the general VAT rate, lowerRate5/7 = reduced VAT rates (Russia). */
export const TAX_SYSTEMS = ['usn', 'osn', 'lowerRate5', 'lowerRate7'] as const;

export type TaxSystem = (typeof TAX_SYSTEMS)[number];

/** The general rate changes by law; the code `osn` stays. Newest first, days as YYYY-MM-DD. */
const GENERAL_VAT = [
  { from: '2026-01-01', percent: 22 },
  { from: '0000-01-01', percent: 20 },
] as const;

const REDUCED_VAT = { lowerRate5: 5, lowerRate7: 7 } as const;

/** VAT in percent that holds for a tax system on a day (YYYY-MM-DD); `null` where no VAT is charged. */
export function vatPercent(system: TaxSystem, day: string): number | null {
  if (system === 'usn') return null;
  if (system !== 'osn') return REDUCED_VAT[system];
  return GENERAL_VAT.find((rate) => rate.from <= day)?.percent ?? null;
}

/** Every system with VAT is proven by documents, which an operator checks. */
export function requiresTaxFiles(system: TaxSystem): boolean {
  return system !== 'usn';
}
