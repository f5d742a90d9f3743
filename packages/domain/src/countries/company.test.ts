import { describe, expect, test } from 'vitest';
import { country } from '../countries.ts';
import { COUNTRY_CODES, type CountryCode } from '../country-code.ts';
import type { CompanyRules } from './country.ts';

const D = 'digits';
const L = 'latinAndDigits';
const usnOnly = ['usn'];

const rows = [
  { code: 'RU', ip: [12], ooo: [10], bik: [9], bikIn: D, account: [20], accountIn: D },
  { code: 'AM', ip: [8], ooo: [8], bik: [8, 11], bikIn: L, account: [10, 16], accountIn: D },
  { code: 'KZ', ip: [12], ooo: [12], bik: [8, 11], bikIn: L, account: [20], accountIn: L },
  { code: 'BY', ip: [9], ooo: [9], bik: [8, 11], bikIn: L, account: [28], accountIn: L },
  { code: 'UZ', ip: [9, 14], ooo: [9, 14], bik: [5], bikIn: D, account: [20], accountIn: D },
  { code: 'KG', ip: [14], ooo: [14], bik: [6], bikIn: D, account: [16], accountIn: D },
  { code: 'GE', ip: [9, 11], ooo: [9, 11], bik: [8, 11], bikIn: L, account: [22], accountIn: L },
  { code: 'TJ', ip: [9], ooo: [9], bik: [9], bikIn: D, account: [20], accountIn: D },
  { code: 'TM', ip: [9], ooo: [9], bik: [9], bikIn: D, account: [20], accountIn: D },
] as const;

describe.each(rows)('requisites of $code', ({ code, ip, ooo, bik, bikIn, account, accountIn }) => {
  const rules = country(code).company;

  test('INN', () => expect(rules.inn).toMatchObject({ alphabet: 'digits', lengths: { ip, ooo } }));
  test('BIK', () => expect(rules.bik).toEqual({ lengths: bik, alphabet: bikIn }));
  test('pay account', () => expect(rules.payAccount).toEqual({ lengths: account, alphabet: accountIn }));
  test('organisation forms', () => expect(rules.organisationForms).toEqual(['ip', 'ooo']));
});

test.each([
  ['RU', ['usn', 'osn', 'lowerRate5', 'lowerRate7']],
  ['AM', usnOnly],
  ['KZ', usnOnly],
  ['BY', usnOnly],
  ['UZ', usnOnly],
  ['KG', usnOnly],
  ['GE', ['usn', 'osn']],
  ['TJ', ['usn', 'osn']],
  ['TM', ['usn', 'osn']],
] as const)('tax systems of %s', (code, systems) => {
  expect(country(code).company.taxSystems).toEqual(systems);
});

/** Codes of the countries whose rule is set: a switch turned on or off anywhere shows. */
const having = (holds: (rules: CompanyRules) => boolean): CountryCode[] =>
  COUNTRY_CODES.filter((code) => holds(country(code).company));

test('what only some countries have', () => {
  expect(having((rules) => rules.latinNames)).toEqual(['AM']);
  expect(having((rules) => rules.legalAddress)).toEqual(['BY']);
  expect(having((rules) => rules.gln !== null)).toEqual(['BY']);
  expect(having((rules) => !rules.personalDataConsent)).toEqual(['GE']);
  expect(having((rules) => rules.innAutofill)).toEqual(['RU']);
  expect(having((rules) => rules.bikAccountCheck)).toEqual(['RU']);
  expect(having((rules) => rules.correspondentAccount !== null)).toEqual(['RU']);
  expect(having((rules) => rules.inn.hintedRange !== null)).toEqual(['GE']);
});

test('figures of the exceptions', () => {
  expect(country('RU').company.correspondentAccount).toEqual({ lengths: [20], alphabet: 'digits' });
  expect(country('BY').company.gln).toEqual({ lengths: [13], alphabet: 'digits' });
  expect(country('GE').company.inn.hintedRange).toEqual({ min: 1, max: 14 });
});
