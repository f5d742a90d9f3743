import { expect, test } from 'vitest';
import { checkLength } from './length.ts';
import { fillMask } from './mask.ts';

test.each([
  ['абв', { min: 3, max: 3 }, null],
  ['аб', { min: 3, max: 3 }, 'validation.exactLength|{"count":3}'],
  ['абвг', { min: 3, max: 3 }, 'validation.exactLength|{"count":3}'],
  ['а', { min: 2, max: 3 }, 'validation.minLength|{"count":2}'],
  ['абвг', { min: 2, max: 3 }, 'validation.maxLength|{"count":3}'],
  ['🙂🙂', { min: 1, max: 2 }, null],
])('%o within %o', (value, length, answer) => {
  expect(checkLength(value, length)).toBe(answer);
});

test.each([
  ['', ''],
  ['12', '12'],
  ['123', '123'],
  ['1234', '123-4'],
  ['1234567', '123-456'],
])('%o in a mask of 999-999', (digits, shown) => {
  expect(fillMask('999-999', digits)).toBe(shown);
});
