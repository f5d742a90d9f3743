import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';

export type Load = CallOutput<'GET /api/v2/manage/load'>;

/** Claims lapse without an event. */
const LOOK_AGAIN_MS = 60_000;

/** Under `review`: whatever changes a case changes the load. */
export const loadQuery = queryOptions({
  queryKey: liveKey('review', 'load'),
  queryFn: ({ signal }) => api('GET /api/v2/manage/load', {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
  meta: { shown: true },
});

export type TicketFigures = CallOutput<'GET /api/v2/manage/tickets/figures'>;

/** They change by the hour: no event reads them again. */
export const ticketFiguresQuery = queryOptions({
  queryKey: ['ticket figures'],
  queryFn: ({ signal }) => api('GET /api/v2/manage/tickets/figures', {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
  meta: { shown: true },
});
