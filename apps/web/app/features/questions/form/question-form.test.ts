import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { nationalDigits } from '@punkt/domain/phone';
import { expect, test } from 'vitest';
import {
  bodyOf,
  emptyForm,
  FIELDS,
  firstForm,
  forgetForm,
  keepForm,
  problemsOf,
  type Values,
} from './question-form.ts';

const whole: Values = {
  country: 'RU',
  phoneNumber: '9991234567',
  email: ' anna@example.org ',
  telegram: ' @anna ',
  message: '  Можно ли открыть пункт?  ',
  consent: true,
};

test('an empty form lacks everything, a whole one nothing', () => {
  expect(Object.keys(problemsOf(emptyForm('')))).toEqual([...FIELDS]);
  expect(problemsOf(whole)).toEqual({});
});

test('it travels trimmed, with the dial code', () => {
  expect(bodyOf(whole)).toEqual({
    phoneNumber: '79991234567',
    email: 'anna@example.org',
    telegram: '@anna',
    message: 'Можно ли открыть пункт?',
    country: 'RU',
    consent: true,
  });
});

test.each(COUNTRY_CODES)('the phone of %s has its own length', (code) => {
  const { nationalLength, dialCode } = country(code).phone;
  const digits = '7'.repeat(nationalLength);
  const problem = (phoneNumber: string) => problemsOf({ ...whole, country: code, phoneNumber }).phoneNumber;
  expect(problem(digits)).toBeUndefined();
  expect(problem(digits.slice(1))).toBe('validation.question.phoneFormat');
  expect(bodyOf({ ...whole, country: code, phoneNumber: digits }).phoneNumber).toBe(dialCode + digits);
});

test.each(['+7 999 123-45-67', '8 (999) 123 45 67', '7 999 1234567', '999 123 45 67'])(
  '%s is pasted',
  (typed) => {
    expect(nationalDigits(typed, 'RU')).toBe('9991234567');
  },
);

test('is there again after a reload, without the consent; the assistant’s question is newer', () => {
  keepForm(whole);
  expect(firstForm('')).toEqual({ ...whole, consent: false });
  expect(firstForm('Сколько стоит взнос?').message).toBe('Сколько стоит взнос?');
  forgetForm();
  expect(firstForm('')).toEqual(emptyForm(''));
});
