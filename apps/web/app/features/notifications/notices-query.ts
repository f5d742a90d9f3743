import type { CallOutput } from '@punkt/contract/contract';
import { PAGE_SIZE } from '@punkt/domain/constants';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '../../lib/account/live-keys.ts';
import { api } from '../../lib/client.ts';
import type { NoticeFilter } from './notice-filter.ts';

export type Notice = CallOutput<'GET /api/v4/notifications'>['data'][number];

export const noticesQuery = ({ unread, page }: NoticeFilter) =>
  queryOptions({
    queryKey: liveKey('notification', 'list', unread, page),
    queryFn: ({ signal }) =>
      api(
        'GET /api/v4/notifications',
        { query: { unread: unread ? 'true' : 'false', page, page_size: PAGE_SIZE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

/** A page of one tells how many are unread. */
export const unreadQuery = queryOptions({
  queryKey: liveKey('notification', 'unread'),
  queryFn: ({ signal }) => api('GET /api/v4/notifications', { query: { page_size: 1 } }, { signal }),
  select: ({ unread }) => unread,
  meta: { shown: true },
});

/** Without ids, all of them. */
export function useRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) =>
      api('POST /api/v4/notifications/read', { body: ids ? { ids } : {} }),
    meta: { failed: 'noticeList.failed.read' },
    onSettled: () => queries.invalidateQueries({ queryKey: liveKey('notification') }),
  });
}
