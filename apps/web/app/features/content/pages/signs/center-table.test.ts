import type { Language } from '@punkt/locales/language';
import { expect, test } from 'vitest';
import { byLetter } from './center-table.tsx';

const listed = (language: Language, ...cities: string[]) =>
  byLetter(
    cities.map((city) => ({ city })),
    language,
  ).map(({ letter, entries }) => [letter, ...entries.map(({ city }) => city)]);

const of = (...cities: string[]) => listed('ru', ...cities);

test('towns stand under their letter, letters and towns in the order of the alphabet', () => {
  expect(of('Тула', 'Ёлкино', 'Астана', 'Тверь')).toEqual([
    ['А', 'Астана'],
    ['Е', 'Ёлкино'],
    ['Т', 'Тверь', 'Тула'],
  ]);
});

test('a town typed in small letters stands with the others', () => {
  expect(of('москва', 'Минск')).toEqual([['М', 'Минск', 'москва']]);
});

test('Ё stands among Е', () => {
  expect(of('Ельня', 'Ёлкино', 'Енисейск')).toEqual([['Е', 'Ёлкино', 'Ельня', 'Енисейск']]);
});

test('no towns, no letters', () => {
  expect(of()).toEqual([]);
});

test('Georgian towns stand in the order of their own letters, which stay as they are written', () => {
  expect(listed('ka', 'უფა', 'თბილისი', 'თელავი', 'ბათუმი')).toEqual([
    ['ბ', 'ბათუმი'],
    ['თ', 'თბილისი', 'თელავი'],
    ['უ', 'უფა'],
  ]);
});
