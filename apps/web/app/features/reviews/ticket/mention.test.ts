import { expect, test } from 'vitest';
import { namedIn, typedName } from './mention.tsx';

const maria = { id: '1', name: 'Мария Орлова' };
const mari = { id: '2', name: 'Мари Ор' };

test.each([
  ['@', 1, ''],
  ['Спросить @Ма', 12, 'ма'],
  ['Спросить @Мария Ор', 18, 'мария ор'],
  ['Спросить @Ма потом', 12, 'ма'],
  ['anna@example', 12, null],
  ['Спросить Ма', 11, null],
  ['@Мария Орлова и', 15, null],
])('«%s» at %d is a name that begins with %s', (words, caret, typed) => {
  expect(typedName(words, caret)).toBe(typed);
});

test('whom a note names in full gets a notice', () => {
  expect(namedIn('@Мария Орлова посмотрите', [maria, { id: '3', name: 'Павел Зимин' }])).toEqual(['1']);
  expect(namedIn('@Мария, посмотрите', [maria, mari])).toEqual([]);
  expect(namedIn('без имён', [maria, { id: '4', name: '' }])).toEqual([]);
});
