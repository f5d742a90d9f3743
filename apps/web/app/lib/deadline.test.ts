import { expect, test } from 'vitest';
import { deadlineDate, urgencyOf } from './deadline.ts';

const due = '2026-11-17T20:59:59.000Z';

test('a deadline is a day in Moscow', () => {
  expect(deadlineDate(due)).toBe('17.11.2026');
});

test.each([
  ['2026-11-16T20:59:00Z', 'calm'],
  ['2026-11-16T21:00:00Z', 'soon'],
  ['2026-11-17T20:59:59Z', 'soon'],
  ['2026-11-17T21:00:00Z', 'late'],
] as const)('at %s it is %s', (now, urgency) => {
  expect(urgencyOf(due, new Date(now))).toBe(urgency);
});
