import { queryOptions } from '@tanstack/react-query';
import { api } from '../client.ts';

/** Everybody with a role, for leads. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) => api('GET /api/v2/manage/staff', {}, { signal }),
  meta: { shown: true },
});
