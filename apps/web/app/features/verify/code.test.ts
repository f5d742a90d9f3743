import { expect, test } from 'vitest';
import { bareCode, isWhole, printedCode } from './code.ts';

const CODE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a code is read with or without dashes, in any case', () => {
  expect(bareCode(' 0123-4567-89ab-cdef ghjk-mnpq-rstv-wxyz\n')).toBe(CODE);
  expect(isWhole(printedCode(CODE))).toBe(true);
  expect(isWhole('0123-4567')).toBe(false);
});

test('it is shown as printed', () => {
  expect(printedCode(CODE.toLowerCase())).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ');
  expect(printedCode('')).toBe('');
});
