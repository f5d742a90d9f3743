import type { CallInput, CallOutput } from '@punkt/contract/contract';
import type { StaffRole } from '@punkt/domain/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { colleaguesQuery } from '../../../lib/account/colleagues-query.ts';
import { api } from '../../../lib/client.ts';
import { notify } from '../../../lib/notifications/store.ts';

export type Colleague = CallOutput<'GET /api/v2/manage/staff'>['data'][number];
type RoleRequest = CallInput<'POST /api/v2/manage/staff/role'>['body'];

/** One role of one colleague, to be given or taken. */
export interface RoleChange {
  readonly person: Colleague;
  readonly role: StaffRole;
  readonly granted: boolean;
}

/** The answer is the fresh list. */
export function useChangeRole(granted: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Omit<RoleRequest, 'granted'>) =>
      api('POST /api/v2/manage/staff/role', { body: { ...wish, granted } }),
    meta: {
      failed: granted ? 'staff.colleagues.failed.grant' : 'staff.colleagues.failed.take',
      unanswered: 'casework.unanswered',
    },
    onSuccess: (list) => {
      queries.setQueryData(colleaguesQuery.queryKey, list);
      notify({
        kind: 'success',
        title: { key: granted ? 'staff.colleagues.granted' : 'staff.colleagues.taken' },
      });
    },
    // Somebody else may have taken it already: the list on the screen is old.
    onError: () => void queries.invalidateQueries(colleaguesQuery),
  });
}
