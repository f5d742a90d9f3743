import type { CallOutput } from '@punkt/contract/contract';
import type { ReviewKind } from '@punkt/contract/reviews';
import { PAGE_SIZE } from '@punkt/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import type { QueueFilter } from './queue/queue-filter.ts';

export type Review = CallOutput<'GET /api/v2/manage/reviews/:id'>;
export type ReviewRow = CallOutput<'GET /api/v2/manage/reviews'>['data'][number];

/** A claim lapses without an event; nobody should see it held for long afterwards. */
const LOOK_AGAIN_MS = 60_000;

export const queueQuery = ({ kind, status, mine, page }: QueueFilter) =>
  queryOptions({
    queryKey: ['review', 'list', kind, status, mine, page],
    queryFn: ({ signal }) =>
      api(
        'GET /api/v2/manage/reviews',
        { query: { kind, status, mine: mine ? 'true' : 'false', page, page_size: PAGE_SIZE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { shown: true },
  });

/** How many wait: a page of one tells the total. */
export const countQuery = (kind: ReviewKind) =>
  queryOptions({
    queryKey: ['review', 'count', kind],
    queryFn: ({ signal }) =>
      api('GET /api/v2/manage/reviews', { query: { kind, status: 'waiting', page_size: 1 } }, { signal }),
    select: ({ total }) => total,
    meta: { shown: true },
  });

/** Every reading leaves a trace: read again only when told that this case changed, or after a long while. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['review.one', id],
    queryFn: ({ signal }) => api('GET /api/v2/manage/reviews/:id', { params: { id } }, { signal }),
    staleTime: 10 * 60_000,
    meta: { shown: true },
  });
