import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bikAccountHint } from './bank-account.ts';

const hint = 'validation.bik.account';

test('a published pair agrees; a slip in either part shows', () => {
  expect(bikAccountHint('044525225', '40702810638050013199', 'RU')).toBeNull();
  expect(bikAccountHint('044525225', '40702810738050013199', 'RU')).toBe(hint);
  expect(bikAccountHint('044525226', '40702810638050013199', 'RU')).toBe(hint);
});

test('incomplete numbers and other countries are not judged', () => {
  expect(bikAccountHint('04452522', '40702810738050013199', 'RU')).toBeNull();
  expect(bikAccountHint('044525225', '4070281073805001319', 'RU')).toBeNull();
  expect(bikAccountHint('044525225', '40702810738050013199', 'TJ')).toBeNull();
});

test('of the ten possible control digits exactly one agrees', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
  fc.assert(
    fc.property(digits(9), digits(8), digits(11), (bik, head, tail) => {
      const agreeing = [...'0123456789'].filter(
        (key) => bikAccountHint(bik, head + key + tail, 'RU') === null,
      );
      expect(agreeing).toHaveLength(1);
    }),
  );
});
