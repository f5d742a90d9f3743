import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './country-code.ts';
import {
  checkQuestion,
  checkQuestionEmail,
  checkQuestionMessage,
  checkQuestionPhone,
  checkQuestionTelegram,
  cleanQuestionMessage,
  QUESTION_TERMS,
  questionPhone,
} from './questions.ts';

const GOOD = {
  phoneNumber: '9991234567',
  email: 'anna@example.org',
  telegram: '@anna',
  message: 'Можно ли открыть пункт в селе?',
};

describe('phone', () => {
  const LENGTHS = { RU: 10, KZ: 10, AM: 8, BY: 9, UZ: 9, KG: 9, GE: 9, TJ: 9, TM: 8 } as const;

  it.each(COUNTRY_CODES)('%s has its own length', (code) => {
    const number = '5'.repeat(LENGTHS[code]);
    expect(checkQuestionPhone(number, code)).toBeNull();
    expect(checkQuestionPhone(number.slice(1), code)).toBe('validation.question.phoneFormat');
    expect(checkQuestionPhone(`${number}5`, code)).toBe('validation.question.phoneFormat');
  });

  it.each([
    ['', 'validation.question.phone'],
    ['  ', 'validation.question.phone'],
    ['999 123-45-67', 'validation.question.phoneFormat'],
    ['999123456a', 'validation.question.phoneFormat'],
    ['<b>9991234567</b>', 'validation.question.phoneFormat'],
    ['٩٩٩١٢٣٤٥٦٧', 'validation.question.phoneFormat'],
    ['9'.repeat(10_000), 'validation.question.phoneFormat'],
    [' 9991234567 ', null],
    ['+79991234567', null],
  ])('%s', (input, answer) => {
    expect(checkQuestionPhone(input, 'RU')).toBe(answer);
  });

  it.each([
    ['9991234567', 'RU', '79991234567'],
    ['79991234567', 'RU', '79991234567'],
    ['+995555123456', 'GE', '995555123456'],
    ['555123456', 'GE', '995555123456'],
    ['995555123456', undefined, '995555123456'],
    ['9991234567', undefined, '79991234567'],
    ['995555123456', 'RU', null],
    ['+9991234567', 'RU', null],
  ] as const)('%s of %s is %s', (input, country, full) => {
    expect(questionPhone(input, country)).toBe(full);
  });
});

describe('e-mail, Telegram, message', () => {
  it.each([
    ['', 'validation.question.email'],
    [' ', 'validation.question.email'],
    ['anna', 'validation.question.emailFormat'],
    ['<script>@example.org.', 'validation.question.emailFormat'],
    [`${'a'.repeat(10_000)}@example.org`, 'validation.question.emailFormat'],
    ['a@example.org\r\nBcc: b@example.org', 'validation.question.emailFormat'],
    [' anna@example.org ', null],
  ])('e-mail %j', (input, answer) => {
    expect(checkQuestionEmail(input)).toBe(answer);
  });

  it.each([
    ['', 'validation.question.telegram'],
    ['anna', 'validation.question.telegramFormat'],
    ['@a', 'validation.question.telegramFormat'],
    ['@an\nna', 'validation.question.telegramFormat'],
    [`@${'a'.repeat(10_000)}`, 'validation.maxLength|{"count":100}'],
    [' @an ', null],
  ])('Telegram %j', (input, answer) => {
    expect(checkQuestionTelegram(input)).toBe(answer);
  });

  it.each([
    ['', 'validation.question.message'],
    [' \n\t ', 'validation.question.messageBlank'],
    ['\u0001\u0002', 'validation.question.messageBlank'],
    ['девять зн', 'validation.question.messageMin|{"count":10}'],
    [`${'\u0001'.repeat(9)}а`, 'validation.question.messageMin|{"count":10}'],
    ['десять зна', null],
    [`  ${'я'.repeat(500)}  `, null],
    ['😀'.repeat(500), null],
    ['я'.repeat(501), 'validation.question.messageMax|{"count":500}'],
    ['я'.repeat(10_000), 'validation.question.messageMax|{"count":500}'],
  ])('message %j', (input, answer) => {
    expect(checkQuestionMessage(input)).toBe(answer);
  });

  it('keeps the lines of a message and drops what no eye sees', () => {
    expect(cleanQuestionMessage(' раз\r\nдва\u0007\tтри\ud800 ')).toBe('раз\nдва\tтри\ufffd');
  });
});

describe('the form', () => {
  it('is fine as it is meant', () => {
    expect(checkQuestion(GOOD)).toEqual([]);
    expect(checkQuestion({ ...GOOD, consent: true, country: 'RU' })).toEqual([]);
  });

  it('names every field that breaks a rule', () => {
    const empty = { phoneNumber: '', email: '', telegram: '', message: '', consent: false };
    expect(checkQuestion(empty)).toEqual([
      { path: 'phoneNumber', message: 'validation.question.phone' },
      { path: 'email', message: 'validation.question.email' },
      { path: 'telegram', message: 'validation.question.telegram' },
      { path: 'message', message: 'validation.question.message' },
      { path: 'consent', message: 'validation.consent' },
    ]);
    expect(QUESTION_TERMS.message).toEqual({ min: 10, max: 500 });
  });
});
