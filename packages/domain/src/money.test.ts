import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { country } from './countries.ts';
import { formatMoney, toMajor, toMinor } from './money.ts';

/** Languages group digits with different kinds of space; a reader sees just a space. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [5_000_000, 'RU', 'ru', '50 000 ₽'],
  [5_000_000, 'RU', 'en', '50,000 ₽'],
  [8_400_000, 'GE', 'ka', '84 000 ₾'],
  [18_000_000, 'AM', 'ru', '180 000 ֏'],
  [123_456, 'BY', 'ru', '1 234,56 Br'],
  [123_450, 'BY', 'ru', '1 234,50 Br'],
  [0, 'RU', 'ru', '0 ₽'],
  [-100, 'RU', 'en', '-1 ₽'],
] as const)('%i of %s in %s', (minor, code, language, text) => {
  expect(plain(formatMoney(minor, country(code).currency, language))).toBe(text);
});

test('the amount never breaks from its sign', () => {
  expect(formatMoney(100, country('RU').currency, 'en')).toBe('1\u00a0₽');
});

describe('what is no amount is refused', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('minor %d', (value) => {
    expect(() => formatMoney(value, country('RU').currency, 'ru')).toThrow(RangeError);
    expect(() => toMajor(value)).toThrow(RangeError);
  });

  test.each([0.005, 1.999, Number.NaN, Number.MAX_SAFE_INTEGER])('major %d', (value) => {
    expect(() => toMinor(value)).toThrow(RangeError);
  });
});

test('binary fractions do not cost a kopeck', () => {
  expect(toMinor(1.15)).toBe(115);
  expect(toMinor(0.29)).toBe(29);
  expect(toMinor(84000)).toBe(8_400_000);
});

const amount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

test('minor → major → minor is the same amount', () => {
  fc.assert(fc.property(amount, (minor) => toMinor(toMajor(minor)) === minor));
});

test('no digit is lost in writing', () => {
  fc.assert(
    fc.property(amount, (minor) => {
      const written = formatMoney(minor, country('RU').currency, 'en').replace(/[^0-9.-]/g, '');
      expect(Math.round(Number(written) * 100)).toBe(minor);
    }),
  );
});
