import { describe, expect, test } from 'vitest';
import { countries, country } from '../countries.ts';
import { COUNTRY_CODES } from '../country-code.ts';

const plans = [
  { code: 'RU', dialCode: '7', national: 10, full: 11, mask: '999 999-99-99' },
  { code: 'AM', dialCode: '374', national: 8, full: 11, mask: '99 999999' },
  { code: 'KZ', dialCode: '7', national: 10, full: 11, mask: '999 999-99-99' },
  { code: 'BY', dialCode: '375', national: 9, full: 12, mask: '99 999-99-99' },
  { code: 'UZ', dialCode: '998', national: 9, full: 12, mask: '99 999 9999' },
  { code: 'KG', dialCode: '996', national: 9, full: 12, mask: '999 999999' },
  { code: 'GE', dialCode: '995', national: 9, full: 12, mask: '99 999 9999' },
  { code: 'TJ', dialCode: '992', national: 9, full: 12, mask: '99 999 9999' },
  { code: 'TM', dialCode: '993', national: 8, full: 11, mask: '99 99 99-99' },
] as const;

describe.each(plans)('$code', ({ code, dialCode, national, full, mask }) => {
  test('phone plan', () => {
    expect(country(code).phone).toMatchObject({
      dialCode,
      nationalLength: national,
      fullLength: full,
      mask,
    });
  });

  test('the figures of the plan agree with each other', () => {
    const { phone } = country(code);
    expect(phone.dialCode.length + phone.nationalLength).toBe(phone.fullLength);
    expect(phone.mask.replace(/[^9]/g, '')).toHaveLength(phone.nationalLength);
  });
});

test.each([
  ['RU', 'RUB', '₽'],
  ['AM', 'AMD', '֏'],
  ['KZ', 'KZT', '₸'],
  ['BY', 'BYN', 'Br'],
  ['UZ', 'UZS', 'Soʻm'],
  ['KG', 'KGS', 'с'],
  ['GE', 'GEL', '₾'],
  ['TJ', 'TJS', 'SM'],
  ['TM', 'TMT', 'TMT'],
] as const)('currency of %s', (code, currency, symbol) => {
  expect(country(code).currency).toEqual({ code: currency, symbol });
});

test('every record stands under its own code', () => {
  expect(COUNTRY_CODES.map((code) => countries[code].code)).toEqual([...COUNTRY_CODES]);
});
