import { expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

it('compares words, not their order, and tells nothing from what is no number', () => {
  expect(isSameValue({ open: '9', close: '21' }, { close: '21', open: '9' })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue(Number.NaN, null)).toBe(false);
  expect(isSameValue(Number.NaN, Number.NaN)).toBe(true);
  expect(isSameValue(undefined, null)).toBe(false);
});
