import { expect, test } from 'vitest';
import { COUNTRY_CODES, countryCode, isCountryCode } from './country-code.ts';

test('the nine countries of the specification, in its order', () => {
  expect(COUNTRY_CODES).toEqual(['RU', 'AM', 'KZ', 'BY', 'UZ', 'KG', 'GE', 'TJ', 'TM']);
});

test.each(['ru', 'UA', '', 'RUS', 7, null, undefined])('%o is no country code', (value) => {
  expect(isCountryCode(value)).toBe(false);
  expect(countryCode.safeParse(value).error?.issues[0]?.message).toBe('validation.country');
});

test('a known code passes the schema unchanged', () => {
  expect(countryCode.parse('GE')).toBe('GE');
});
