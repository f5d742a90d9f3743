import { expect, test } from 'vitest';
import { isNarrow, placeOf, readFilter, unfiltered } from './queue-filter.ts';

const read = (text: string, kind?: string) => readFilter(kind, new URLSearchParams(text));

test('an empty address is the whole waiting queue of every kind', () => {
  expect(read('')).toEqual(unfiltered(undefined, 'waiting'));
  expect(placeOf(read(''))).toBe('');
  expect(placeOf(read('', 'tax'))).toBe('/tax');
});

test('what is said is kept, what makes no sense is not', () => {
  const search = '?stage=rework&country=GE&flag=move&mine=true&search=%D0%A2%D0%B1%D0%B8&page=3';
  expect(placeOf(read(search, 'application'))).toBe(`/application${search}`);
  expect(placeOf(read('overdue=true'))).toBe('?overdue=true');
  expect(placeOf(read('stage=messages&overdue=true&sort=newest'))).toBe(
    '?stage=messages&overdue=true&sort=newest',
  );
  // The usual order is not said, nor one that the list does not have.
  expect(placeOf(read('sort=oldest'))).toBe('');
  expect(placeOf(read('sort=due'))).toBe('?sort=due');
  expect(placeOf({ ...read('sort=due'), stage: 'decided' })).toBe('?stage=decided');
  expect(read('stage=lost&country=XX&flag=big&mine=yes&page=-2', 'application')).toEqual(
    read('', 'application'),
  );
  // A list of applications is no list of passports.
  expect(read('stage=rework&flag=move', 'passport')).toEqual(read('', 'passport'));
  expect(read('', 'unknown').kind).toBeUndefined();
  expect(read('page=101').page).toBe(1);
  expect(read('search=%20%20').search).toBe('');
});

test('a page narrows nothing, nor does an order; a country does', () => {
  expect(isNarrow(read('sort=due'))).toBe(false);
  expect(isNarrow(read('stage=closed&page=2', 'application'))).toBe(false);
  expect(isNarrow(read('country=KZ'))).toBe(true);
});
