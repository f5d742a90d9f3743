import { expect, test } from 'vitest';
import { slicesOf } from './use-grant.ts';

test('a team at every point of a network is granted in as many requests as the server takes', () => {
  const pairs = Array.from({ length: 2_500 }, (_, at) => at);
  const slices = slicesOf(pairs);
  expect(slices.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(slices.flat()).toEqual(pairs);
  expect(slicesOf([])).toEqual([]);
});
