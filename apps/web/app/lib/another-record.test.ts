import { expect, test } from 'vitest';
import { isAnotherRecord } from './another-record.ts';

test.each([
  ['the same', { orderId: '5' }, { orderId: '5' }, false],
  ['another one', { orderId: '5' }, { orderId: '6' }, true],
  ['one where there was none', {}, { orderId: '6' }, true],
  ['none any more', { orderId: '5' }, {}, true],
])('%s', (_, currentParams, nextParams, answer) => {
  expect(isAnotherRecord({ currentParams, nextParams })).toBe(answer);
});
