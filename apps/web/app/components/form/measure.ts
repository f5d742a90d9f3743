/** What was typed, as it is kept: whoever types a comma means a dot, and spaces only part thousands. */
export const tidyMeasure = (shown: string): string =>
  shown.replaceAll(',', '.').replaceAll('−', '-').replace(/\s/g, '');

/**
 * The number that was typed, `null` for nothing, and `NaN` for what is no number: it stays in the field and the rules
 * refuse it. Made into another number in silence, it would be taken for what was meant.
 */
export function readMeasure(text: string): number | null {
  if (text === '') return null;
  const value = /^-?(\d+\.?\d*|\.\d+)(e\d{1,3})?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}
