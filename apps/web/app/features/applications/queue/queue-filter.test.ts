import { expect, test } from 'vitest';
import { isNarrow, readFilter, searchOf, widest } from './queue-filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));

test('an empty address is the whole waiting queue', () => {
  expect(read('')).toEqual(widest('waiting'));
  expect(searchOf(read(''))).toBe('');
});

test('what is said is kept, what makes no sense is not', () => {
  const search =
    '?status=rework&country=GE&type=TYPE_POINT_28&move=true&mine=true&search=%D0%A2%D0%B1%D0%B8&page=3';
  expect(searchOf(read(search))).toBe(search);
  expect(read('status=lost&country=XX&type=TYPE_POINT_9&move=1&mine=yes&page=-2')).toEqual(read(''));
  expect(read('page=101').page).toBe(1);
  expect(read('search=%20%20').search).toBe('');
});

test('a page narrows nothing, a country does', () => {
  expect(isNarrow(read('status=closed&page=2'))).toBe(false);
  expect(isNarrow(read('country=KZ'))).toBe(true);
});
