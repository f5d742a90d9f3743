import { nationalDigits } from '@punkt/domain/phone';
import { expect, test } from 'vitest';
import { defaultEntry, entryFromAddress, masked } from './use-login.ts';

test.each([
  ['89991234567', 'RU', '9991234567'],
  ['+7 (999) 123-45-67', 'RU', '9991234567'],
  ['79991234567', 'KZ', '9991234567'],
  ['9991234567', 'RU', '9991234567'],
  ['999', 'RU', '999'],
  ['+995 555 12 34 56', 'GE', '555123456'],
  ['99899123456789', 'UZ', '991234567'],
  ['', 'RU', ''],
] as const)('%s in %s is %s', (input, country, national) => {
  expect(nationalDigits(input, country)).toBe(national);
});

test('the variant chooses the first country', () => {
  expect(defaultEntry('main')).toEqual({ country: 'RU', phone: '' });
  expect(defaultEntry('georgian')).toEqual({ country: 'GE', phone: '' });
});

test.each([
  ['9001234567', 'RU', '900 123-45-67'],
  ['8 900 1234567', 'RU', '900 123-45-67'],
  ['+7 9001234567', 'RU', '900 123-45-67'],
  ['900 123-45-67', 'RU', '900 123-45-67'],
  ['90012', 'RU', '90012'],
  ['555123456', 'GE', '55 512 3456'],
] as const)('%s, typed before the mask was there, is shown in %s as %s', (phone, country, shown) => {
  expect(masked({ country, phone })).toEqual({ country, phone: shown });
});

test('an address may fill the form in, and nothing else', () => {
  expect(entryFromAddress('?country=RU&phone=79991234567')).toEqual({
    country: 'RU',
    phone: '999 123-45-67',
  });
  expect(entryFromAddress('?country=XX&phone=1')).toBeNull();
  expect(entryFromAddress('?phone=79991234567')).toBeNull();
  expect(entryFromAddress('')).toBeNull();
});
