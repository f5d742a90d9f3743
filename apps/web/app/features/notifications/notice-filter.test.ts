import { expect, it } from 'vitest';
import { noticesPath, readNoticeFilter } from './notice-filter.ts';

const read = (search: string) => readNoticeFilter(new URLSearchParams(search));

it('lives in the address', () => {
  for (const filter of [
    { unread: false, page: 1 },
    { unread: true, page: 1 },
    { unread: true, page: 7 },
  ])
    expect(read(noticesPath('/lk', filter).split('?')[1] ?? '')).toEqual(filter);
  expect(noticesPath('/lk', { unread: false, page: 1 })).toBe('/lk/notifications');
  expect(noticesPath('/manage', { unread: true, page: 2 })).toBe('/manage/notifications?unread=true&page=2');
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=101', 'unread=1'])(
  'takes %s for the usual',
  (search) => {
    expect(read(search)).toEqual({ unread: false, page: 1 });
  },
);
