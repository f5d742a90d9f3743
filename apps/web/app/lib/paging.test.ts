import { expect, test } from 'vitest';
import { lastPageFor, readPaging, writePaging } from './paging.ts';

const read = (query: string) => readPaging(new URLSearchParams(query));

test('an address says what is unusual, and reads back as it was', () => {
  for (const query of ['', 'page=3', 'pageSize=5', 'page=2&pageSize=50', 'page=100&pageSize=100']) {
    const written = new URLSearchParams();
    writePaging(written, read(query));
    expect(written.toString()).toBe(query);
  }
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=501', 'pageSize=0', 'pageSize=101'])(
  '%s is the first page',
  (query) => expect(read(query)).toEqual({ page: 1, pageSize: 20 }),
);

test('no page is asked for that calls would refuse', () => {
  expect(read('page=101&pageSize=100')).toEqual({ page: 1, pageSize: 100 });
});

test('whoever stands behind the last page is led to it', () => {
  expect(lastPageFor({ page: 2, pageSize: 20 }, 20)).toBe(1);
  expect(lastPageFor({ page: 9, pageSize: 20 }, 45)).toBe(3);
  expect(lastPageFor({ page: 4, pageSize: 20 }, 0)).toBe(1);
  expect(lastPageFor({ page: 2, pageSize: 20 }, 21)).toBeNull();
  expect(lastPageFor({ page: 1, pageSize: 20 }, 0)).toBeNull();
});
