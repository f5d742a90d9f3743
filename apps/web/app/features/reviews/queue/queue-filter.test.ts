import { expect, test } from 'vitest';
import { isNarrow, placeOf, readFilter, widest } from './queue-filter.ts';

const read = (text: string, kind?: string) => readFilter(kind, new URLSearchParams(text));

test('an empty address is the whole waiting queue of every kind', () => {
  expect(read('')).toEqual(widest(undefined, 'waiting'));
  expect(placeOf(read(''))).toBe('');
  expect(placeOf(read('', 'tax'))).toBe('/tax');
});

test('what is said is kept, what makes no sense is not', () => {
  const search = '?stage=rework&country=GE&flag=move&mine=true&search=%D0%A2%D0%B1%D0%B8&page=3';
  expect(placeOf(read(search, 'application'))).toBe(`/application${search}`);
  expect(placeOf(read('overdue=true'))).toBe('?overdue=true');
  expect(read('stage=lost&country=XX&flag=big&mine=yes&page=-2', 'application')).toEqual(
    read('', 'application'),
  );
  // A list of applications is no list of passports.
  expect(read('stage=rework&flag=move', 'passport')).toEqual(read('', 'passport'));
  expect(read('', 'unknown').kind).toBeUndefined();
  expect(read('page=101').page).toBe(1);
  expect(read('search=%20%20').search).toBe('');
});

test('a page narrows nothing, a country does', () => {
  expect(isNarrow(read('stage=closed&page=2', 'application'))).toBe(false);
  expect(isNarrow(read('country=KZ'))).toBe(true);
});
