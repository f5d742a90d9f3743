import { expect, test } from 'vitest';
import { requiresTaxFiles, vatPercent } from './tax.ts';

test.each([
  ['osn', '2025-12-31', 20],
  ['osn', '2026-01-01', 22],
  ['osn', '2027-06-01', 22],
  ['osn', '2019-01-01', 20],
  ['lowerRate5', '2026-01-01', 5],
  ['lowerRate7', '2026-01-01', 7],
  ['usn', '2026-01-01', null],
] as const)('%s on %s', (system, day, percent) => {
  expect(vatPercent(system, day)).toBe(percent);
});

test('every system with VAT is proven by documents', () => {
  expect(requiresTaxFiles('usn')).toBe(false);
  expect((['osn', 'lowerRate5', 'lowerRate7'] as const).map(requiresTaxFiles)).toEqual([true, true, true]);
});
