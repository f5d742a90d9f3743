import { expect, it } from 'vitest';
import { mayRetryRefund, moneyState } from './ledger.ts';

it.each([
  [null, null, 'held'],
  ['credited', null, 'credited'],
  ['kept', null, 'kept'],
  ['refunded', null, 'toReturn'],
  ['refunded', 'due', 'toReturn'],
  ['refunded', 'failed', 'toReturn'],
  ['refunded', 'done', 'returned'],
  [null, 'sent', 'toReturn'],
  [null, 'done', 'returned'],
] as const)('money of a fee that is %s with a refund %s is %s', (outcome, refund, state) => {
  expect(moneyState({ outcome, refund })).toBe(state);
});

it.each([
  ['failed', 1, true],
  ['due', 2, true],
  ['due', 0, false],
  ['sent', 3, false],
  ['done', 1, false],
] as const)('a refund that is %s after %i tries may be asked for again: %s', (state, tries, may) => {
  expect(mayRetryRefund({ state, tries })).toBe(may);
});
