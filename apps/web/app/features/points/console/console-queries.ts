import type { CallOutput } from '@punkt/contract/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/client.ts';
import type { PointSearch } from '../point-queries.ts';

export type ConsolePoint = CallOutput<'GET /api/v2/manage/points/:id'>;

export const consoleListQuery = ({ search = '', state, page }: PointSearch) =>
  queryOptions({
    queryKey: ['consolePoints', search, state, page],
    queryFn: ({ signal }) =>
      api(
        'GET /api/v2/manage/points',
        { query: { query: search, page, ...(state && { state }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

/** Each reading is audited, so it is read once for each opening. */
export const consolePointQuery = (id: string) =>
  queryOptions({
    queryKey: ['consolePoint', id],
    queryFn: ({ signal }) => api('GET /api/v2/manage/points/:id', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shown: true },
  });
