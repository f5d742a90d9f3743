import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';
import { notify } from '../../../lib/notifications/store.ts';

export type OwnRequest = CallOutput<'GET /api/v4/privacy/requests'>['data'][number];

export const ownRequestsQuery = queryOptions({
  queryKey: liveKey('privacy', 'own'),
  queryFn: ({ signal }) => api('GET /api/v4/privacy/requests', {}, { signal }),
  meta: { shown: true },
});

export function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) => api('POST /api/v4/privacy/erasure', { body: { comment } }),
    meta: { failed: 'myData.failed.ask' },
    onSuccess: () => {
      notify({ kind: 'success', title: { key: 'myData.asked' } });
      return queries.invalidateQueries(ownRequestsQuery);
    },
  });
}

export function useWithdraw() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v4/privacy/requests/:id/withdraw', { params: { id } }),
    meta: { failed: 'myData.failed.withdraw' },
    onSettled: () => queries.invalidateQueries(ownRequestsQuery),
    onSuccess: () => notify({ kind: 'success', title: { key: 'myData.withdrawn' } }),
  });
}
