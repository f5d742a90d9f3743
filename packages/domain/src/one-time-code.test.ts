import { expect, test } from 'vitest';
import { checkOneTimeCode, EMPLOYEE_CODE, LOGIN_CODE } from './one-time-code.ts';

test.each([
  ['', 6, 'validation.required'],
  ['12345', 6, 'validation.exactDigits|{"count":6}'],
  ['1234567', 6, 'validation.exactDigits|{"count":6}'],
  ['12345a', 6, 'validation.digitsOnly'],
  ['012345', 6, null],
  ['0123', 4, null],
])('%o of %i digits', (value, length, answer) => {
  expect(checkOneTimeCode(value, length)).toBe(answer);
});

test('figures of the two codes', () => {
  expect(LOGIN_CODE).toMatchObject({ length: 6, resendAfterSeconds: 59, validSeconds: 300, attempts: 5 });
  expect(EMPLOYEE_CODE).toMatchObject({ length: 4, attempts: 3 });
});
