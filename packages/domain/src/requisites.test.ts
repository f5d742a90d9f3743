import { describe, expect, test } from 'vitest';
import {
  checkBik,
  checkCompanyName,
  checkCorrespondentAccount,
  checkGln,
  checkInn,
  checkPayAccount,
  cleanCode,
  innHint,
  mayAutofillCompany,
} from './requisites.ts';

const digits = (count: number): string => '1'.repeat(count);

test.each([
  ['RU', 'ip', digits(12), null],
  ['RU', 'ip', digits(10), 'validation.exactDigits|{"count":12}'],
  ['RU', 'ooo', digits(10), null],
  ['RU', 'ooo', digits(12), 'validation.exactDigits|{"count":10}'],
  ['RU', 'ip', '', 'validation.required'],
  ['RU', 'ip', '12345678901a', 'validation.digitsOnly'],
  ['UZ', 'ip', digits(9), null],
  ['UZ', 'ooo', digits(14), null],
  ['UZ', 'ooo', digits(12), 'validation.eitherDigits|{"first":9,"count":14}'],
  ['AM', 'ooo', digits(7), 'validation.exactDigits|{"count":8}'],
  ['GE', 'ip', digits(1), null],
  ['GE', 'ip', digits(14), null],
  ['GE', 'ip', digits(15), 'validation.maxLength|{"count":14}'],
  ['GE', 'ip', '', 'validation.required'],
  ['GE', 'ip', '12345678A', 'validation.digitsOnly'],
] as const)('INN of %s %s: %o', (code, form, value, answer) => {
  expect(checkInn(value, code, form)).toBe(answer);
});

test('an unusual Georgian number gets a hint, a wrong or a usual one does not', () => {
  expect(innHint(digits(10), 'GE', 'ooo')).toBe('validation.inn.unusual|{"first":9,"count":11}');
  expect(innHint(digits(9), 'GE', 'ooo')).toBeNull();
  expect(innHint(digits(11), 'GE', 'ip')).toBeNull();
  expect(innHint(digits(15), 'GE', 'ip')).toBeNull();
  expect(innHint(digits(9), 'RU', 'ip')).toBeNull();
});

test('only a full Russian INN asks the register', () => {
  expect(mayAutofillCompany(digits(10), 'RU', 'ooo')).toBe(true);
  expect(mayAutofillCompany(digits(9), 'RU', 'ooo')).toBe(false);
  expect(mayAutofillCompany(digits(9), 'BY', 'ooo')).toBe(false);
});

describe('bank', () => {
  test.each([
    ['RU', digits(9), null],
    ['RU', digits(8), 'validation.exactDigits|{"count":9}'],
    ['GE', 'TBCBGE22', null],
    ['GE', 'TBCBGE22XXX', null],
    ['GE', 'TBCBGE22X', 'validation.eitherLength|{"first":8,"count":11}'],
    ['GE', 'ТВСВGE22', 'validation.latinAndDigits'],
    ['UZ', '0001A', 'validation.digitsOnly'],
  ] as const)('BIK of %s: %o', (code, value, answer) => {
    expect(checkBik(value, code)).toBe(answer);
  });

  test.each([
    ['RU', digits(20), null],
    ['RU', 'A'.repeat(20), 'validation.digitsOnly'],
    ['GE', `GE29NB${digits(16)}`, null],
    ['GE', `GE29NB${digits(15)}`, 'validation.exactLength|{"count":22}'],
    ['AM', digits(16), null],
    ['AM', digits(11), 'validation.eitherDigits|{"first":10,"count":16}'],
  ] as const)('pay account of %s: %o', (code, value, answer) => {
    expect(checkPayAccount(value, code)).toBe(answer);
  });

  test('the correspondent account is Russia’s alone', () => {
    expect(checkCorrespondentAccount('', 'RU')).toBe('validation.required');
    expect(checkCorrespondentAccount(digits(20), 'RU')).toBeNull();
    expect(checkCorrespondentAccount('', 'GE')).toBeNull();
  });

  test('a code is cleaned of the spaces of a statement', () => {
    expect(cleanCode(' ge29 nb00\u00a01 ')).toBe('GE29NB001');
  });
});

test('GLN: optional, 13 digits, Belarus', () => {
  expect(checkGln('', 'BY')).toBeNull();
  expect(checkGln(digits(13), 'BY')).toBeNull();
  expect(checkGln(digits(12), 'BY')).toBe('validation.exactDigits|{"count":13}');
  expect(checkGln(digits(12), 'RU')).toBeNull();
});

test('company names: Latin in Armenia, any script elsewhere', () => {
  expect(checkCompanyName('  ', 'RU')).toBe('validation.required');
  expect(checkCompanyName('ООО «Ромашка»', 'RU')).toBeNull();
  expect(checkCompanyName('Ромашка LLC', 'AM')).toBe('validation.latinOnly');
  expect(checkCompanyName('Ռոմաշկա', 'AM')).toBe('validation.latinOnly');
  expect(checkCompanyName('"Café 24" LLC & Co.', 'AM')).toBeNull();
  expect(checkCompanyName('A'.repeat(256), 'AM')).toBe('validation.maxLength|{"count":255}');
});
