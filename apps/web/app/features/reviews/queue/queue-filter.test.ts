import { expect, test } from 'vitest';
import { readFilter, searchOf } from './queue-filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));

test('an empty address is the whole waiting queue', () => {
  expect(read('')).toEqual({ kind: undefined, status: 'waiting', mine: false, page: 1 });
  expect(searchOf(read(''))).toBe('');
});

test('what is said is kept, what makes no sense is not', () => {
  const search = '?kind=tax&status=decided&mine=true&page=3';
  expect(searchOf(read(search))).toBe(search);
  expect(read('kind=shoes&status=lost&mine=1&page=-2')).toEqual(read(''));
  expect(read('page=101').page).toBe(1);
});
