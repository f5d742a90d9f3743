import type { CallOutput } from '@punkt/contract/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import { QUEUE_PAGE, type QueueFilter } from './queue/queue-filter.ts';

export type Application = CallOutput<'GET /api/v2/manage/orders/:id'>;
export type ApplicationRow = CallOutput<'GET /api/v2/manage/orders'>['data'][number];

/** A claim lapses without an event; nobody should see it held for long afterwards. */
const LOOK_AGAIN_MS = 60_000;

/** Everything under `order` is read again when the live event of that name comes. */
export const queueQuery = (filter: QueueFilter) =>
  queryOptions({
    queryKey: ['order', 'queue', filter],
    queryFn: ({ signal }) => {
      const { status, country, type, move, mine, search, page } = filter;
      const query = {
        status,
        mine: mine ? ('true' as const) : ('false' as const),
        page,
        page_size: QUEUE_PAGE,
        ...(country && { country }),
        ...(type && { type_point: type }),
        ...(move && { move: 'true' as const }),
        ...(search && { query: search }),
      };
      return api('GET /api/v2/manage/orders', { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { shown: true },
  });

/** How many wait: a page of one tells the total. */
export const countQuery = queryOptions({
  queryKey: ['order', 'count'],
  queryFn: ({ signal }) => api('GET /api/v2/manage/orders', { query: { page_size: 1 } }, { signal }),
  select: ({ total }) => total,
  meta: { shown: true },
});

/** Every reading leaves a trace: read again only when told that this application changed, or after a long while. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['order.one', id],
    queryFn: ({ signal }) => api('GET /api/v2/manage/orders/:id', { params: { id } }, { signal }),
    staleTime: 10 * 60_000,
    meta: { shown: true },
  });
