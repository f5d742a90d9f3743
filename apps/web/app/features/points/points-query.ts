import { PAGE_SIZE } from '@punkt/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';

/** Under `order`, because an application decides whether a point can move: its live event reads the list again. */
export const pointsQuery = (page: number) =>
  queryOptions({
    queryKey: ['order', 'points', page],
    queryFn: ({ signal }) =>
      api('GET /api/v2/pickpoint/list', { query: { page, page_size: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });
