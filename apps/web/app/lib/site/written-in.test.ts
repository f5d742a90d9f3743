import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each([
  ['Новый ответ', 'ru', undefined],
  ['Новый ответ', 'ka', 'ru'],
  ['Новый ответ', 'en', 'ru'],
  ['<p>ახალი პასუხი</p>', 'ka', undefined],
  ['<p>ახალი პასუხი</p>', 'ru', 'ka'],
  ['<p>ახალი პასუხი</p>', 'en', 'ka'],
  ['A new answer', 'en', undefined],
  ['A new answer', 'ka', undefined],
  ['12 V', 'ru', undefined],
  ['', 'ka', undefined],
  ['პუნქტი «Пункт»', 'ka', undefined],
] as const)('%j on a page in %s is in %s', (words, page, language) => {
  expect(writtenIn(words, page)).toBe(language);
});
