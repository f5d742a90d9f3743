import { expect, test } from 'vitest';
import { isNarrow, listPath, readFilter, toggled } from './ticket-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('the topics of the specification are shown until others are chosen, and are not said', () => {
  expect(read('').types).toEqual([62, 72]);
  expect(listPath(read(''))).toBe('/lk/tickets');
  expect(isNarrow(read(''))).toBe(false);
  expect(listPath(read('type=111&type=62&state=3&search=замок&page=2'))).toBe(
    '/lk/tickets?state=3&type=62&type=111&search=%D0%B7%D0%B0%D0%BC%D0%BE%D0%BA&page=2',
  );
});

test('what nobody could have chosen is left aside', () => {
  expect(read('type=7&state=9&page=-1')).toMatchObject({ types: [62, 72], state: null, page: 1 });
});

test('a page has as many as the address asks for', () => {
  expect(listPath(read('page=2&pageSize=5'))).toBe('/lk/tickets?page=2&pageSize=5');
});

test('one topic always stays', () => {
  expect(toggled([62, 72], 72)).toEqual([62]);
  expect(toggled([62], 62)).toEqual([62]);
  expect(toggled([62], 111)).toEqual([62, 111]);
});
