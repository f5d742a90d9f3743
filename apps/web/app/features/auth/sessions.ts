import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import { notify } from '../../lib/notifications/store.ts';

export type OwnSession = CallOutput<'GET /api/v4/sessions'>['data'][number];

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api('GET /api/v4/sessions', {}, { signal }),
});

export const useSessions = () => useQuery(sessionsQuery);

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v4/sessions/:id/end', { params: { id } }),
    meta: { failed: 'sessions.failed' },
    onSuccess: () => {
      notify({ kind: 'success', title: { key: 'sessions.ended' } });
      return queries.invalidateQueries(sessionsQuery);
    },
  });
}
