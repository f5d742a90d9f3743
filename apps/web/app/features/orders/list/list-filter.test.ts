import { expect, test } from 'vitest';
import { listPath, readFilter } from './list-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('an address says what is unusual, and reads back as it was', () => {
  for (const search of ['', '?show=active', '?show=deleted&page=3', '?page=2&pageSize=50'])
    expect(listPath(read(search))).toBe(`/lk/orders${search}`);
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=501', 'pageSize=0', 'pageSize=101', 'show=x'])(
  '%s is no filter',
  (search) => {
    expect(read(search)).toEqual({ show: 'all', page: 1, pageSize: 20 });
  },
);
