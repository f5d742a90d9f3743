import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { staffCan } from '@punkt/domain/staff';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { notify } from '../../../lib/notifications/store.ts';

export type StaffRequest = CallOutput<'GET /api/v2/manage/privacy'>['data'][number];
export type Decision = CallInput<'POST /api/v2/manage/privacy/:id/decide'>['body']['decision'];

export const requestsQuery = (status: 'open' | 'all', page: number, words = '') =>
  queryOptions({
    queryKey: liveKey('privacy', 'staff', status, page, words),
    queryFn: ({ signal }) => {
      const query = { status, page, ...(words ? { query: words } : {}) };
      return api('GET /api/v2/manage/privacy', { query }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

export function useDecide(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly decision: Decision; readonly comment: string }) =>
      api('POST /api/v2/manage/privacy/:id/decide', { params: { id }, body }),
    meta: { failed: 'erasure.failed', unanswered: 'casework.unanswered' },
    // Also after a refusal: somebody else may have decided, and the list shows it.
    onSettled: () => queries.invalidateQueries({ queryKey: liveKey('privacy') }),
    onSuccess: (_, { decision }) => notify({ kind: 'success', title: { key: `erasure.done.${decision}` } }),
  });
}

/** How many are open, for whoever may see them. */
export function useOpenRequests(): number | undefined {
  const enabled = staffCan(useUser().staff_roles, 'handlePrivacyRequests');
  return useQuery({ ...requestsQuery('open', 1), enabled }).data?.total;
}
