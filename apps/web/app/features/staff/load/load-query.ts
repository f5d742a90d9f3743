import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/client.ts';

export type Load = CallOutput<'GET /api/v2/manage/load'>;

/** Claims lapse without an event. */
const LOOK_AGAIN_MS = 60_000;

/** Under `review`: whatever changes a case changes the load. */
export const loadQuery = queryOptions({
  queryKey: ['review', 'load'],
  queryFn: ({ signal }) => api('GET /api/v2/manage/load', {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
  meta: { shown: true },
});
