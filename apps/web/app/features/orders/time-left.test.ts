import { expect, test } from 'vitest';
import { clockFace, isClose, leftOf } from './time-left.ts';

test('what is left is told in whole units, and never below nothing', () => {
  expect(leftOf(5 * 3_600_000 + 9 * 60_000 + 7_999)).toEqual({ hours: 5, minutes: 9, seconds: 7 });
  expect(leftOf(-1)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});

test('figures keep their width', () => {
  expect(clockFace({ hours: 5, minutes: 9, seconds: 7 })).toBe('05:09:07');
  expect(clockFace({ hours: 24, minutes: 0, seconds: 0 })).toBe('24:00:00');
});

test('a deadline is close when a day is left, whichever clock is a little ahead', () => {
  const day = 24 * 3_600_000;
  expect([2 * day, day + 1_000, day, 0, -1].map(isClose)).toEqual([false, true, true, true, true]);
});
