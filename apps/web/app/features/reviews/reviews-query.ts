import type { CallOutput } from '@punkt/contract/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { liveKey, liveRecordKey } from '../../lib/account/live-keys.ts';
import { api } from '../../lib/client.ts';
import { QUEUE_PAGE, type QueueFilter } from './queue/queue-filter.ts';

export type Review = CallOutput<'GET /api/v2/manage/reviews/:kind/:id'>;
export type ReviewRow = CallOutput<'GET /api/v2/manage/reviews'>['data'][number];

/** What names a case. */
export interface CaseKey {
  readonly kind: string;
  readonly id: string;
}

/** A claim lapses without an event; nobody should see it held for long afterwards. */
const LOOK_AGAIN_MS = 60_000;
const said = (yes: boolean) => (yes ? ('true' as const) : ('false' as const));

/** Everything under `review` is read again when the live event of that name comes. */
export const queueQuery = (filter: QueueFilter) =>
  queryOptions({
    queryKey: liveKey('review', 'queue', filter),
    queryFn: ({ signal }) => {
      const { kind, stage, country, flag, mine, overdue, sort, search, page } = filter;
      const query = {
        stage,
        mine: said(mine),
        overdue: said(overdue),
        page,
        page_size: QUEUE_PAGE,
        ...(kind && { kind }),
        ...(country && { country }),
        ...(flag && { flag }),
        ...(sort && { sort }),
        ...(search && { query: search }),
      };
      return api('GET /api/v2/manage/reviews', { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { shown: true },
  });

/** How much waits in each queue that is open to this person. */
export const countsQuery = queryOptions({
  queryKey: liveKey('review', 'counts'),
  queryFn: ({ signal }) => api('GET /api/v2/manage/reviews/counts', {}, { signal }),
  select: ({ data }) => data,
  meta: { shown: true },
});

/** Every read is audited: read again only after an event says that this case changed, or after a long while. */
export const caseQuery = ({ kind, id }: CaseKey) =>
  queryOptions({
    queryKey: liveRecordKey('review', id, kind),
    queryFn: ({ signal }) =>
      api('GET /api/v2/manage/reviews/:kind/:id', { params: { kind, id } }, { signal }),
    staleTime: 10 * 60_000,
    meta: { shown: true },
  });
