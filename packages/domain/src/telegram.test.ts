import { expect, test } from 'vitest';
import { checkTelegram, checkTelegramMention, cleanTelegram } from './telegram.ts';

test.each([
  ['', null],
  ['  ', null],
  ['a', 'validation.minLength|{"count":2}'],
  ['@a', 'validation.minLength|{"count":2}'],
  ['@', 'validation.minLength|{"count":2}'],
  ['ab', null],
  ['@ab', null],
  ['a'.repeat(101), 'validation.maxLength|{"count":100}'],
])('contact form: %o', (input, answer) => {
  expect(checkTelegram(input)).toBe(answer);
});

test('the login is kept without its @', () => {
  expect(cleanTelegram(' @anna_k ')).toBe('anna_k');
});

test.each([
  ['', 'validation.question.telegram'],
  [' ', 'validation.question.telegram'],
  ['anna', 'validation.question.telegramFormat'],
  ['@a', 'validation.question.telegramFormat'],
  ['@ab', null],
])('question to the manager: %o', (input, answer) => {
  expect(checkTelegramMention(input)).toBe(answer);
});
