import { expect, test } from 'vitest';
import { unbroken } from './format.ts';

test('a phone number has no place where a line may end', () => {
  const phone = '+7 963 777-98-97';
  // A line ends at a space, or behind a hyphen that no word joiner follows.
  expect(unbroken(phone)).not.toMatch(/ |-(?!\u2060)/);
  expect(unbroken(phone).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(phone);
});
