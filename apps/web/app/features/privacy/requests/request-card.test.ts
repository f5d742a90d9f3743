import { expect, test } from 'vitest';
import { workingDaysLeft } from './request-card.tsx';

const deadline = '2026-11-17T20:59:59.000Z';

test.each([
  ['2026-11-12T09:00:00Z', 3],
  ['2026-11-13T09:00:00Z', 2],
  ['2026-11-14T09:00:00Z', 2],
  ['2026-11-16T21:30:00Z', 0],
  ['2026-11-18T09:00:00Z', 0],
])('from %s there are %i', (now, left) => {
  expect(workingDaysLeft(deadline, new Date(now))).toBe(left);
});
