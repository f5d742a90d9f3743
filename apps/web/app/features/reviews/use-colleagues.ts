import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';

/** Who else works on a queue; they change by the month. */
const colleaguesQuery = (kind: string) =>
  queryOptions({
    queryKey: ['colleagues', kind],
    queryFn: ({ signal }) => api('GET /api/v2/manage/colleagues', { query: { kind } }, { signal }),
    select: ({ data }) => data,
    staleTime: 10 * 60_000,
    meta: { shown: true },
  });

export type Colleague = { readonly id: string; readonly name: string };

/** Read where they can be chosen, not before. */
export const useColleagues = (kind: string, wanted: boolean): readonly Colleague[] =>
  useQuery({ ...colleaguesQuery(kind), enabled: wanted }).data ?? [];
