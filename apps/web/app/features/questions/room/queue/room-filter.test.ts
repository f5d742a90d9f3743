import { expect, test } from 'vitest';
import { readFilter, searchOf } from './room-filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));

test('an empty address is what waits, from the beginning', () => {
  expect(read('')).toEqual({ status: 'waiting', page: 1 });
  expect(searchOf(read(''))).toBe('');
});

test('what is said is kept, what makes no sense is not', () => {
  expect(searchOf(read('?status=answered&page=3'))).toBe('?status=answered&page=3');
  expect(read('status=lost&page=-2')).toEqual(read(''));
  expect(read('page=101').page).toBe(1);
});
