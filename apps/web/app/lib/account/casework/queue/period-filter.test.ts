import { expect, test } from 'vitest';
import { presetPeriod } from './period-filter.tsx';

test.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['week', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['month', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
] as const)('%s, on %s, goes from %s to %s', (preset, today, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
});
