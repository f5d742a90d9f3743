import type { GrantRefusal } from '@punkt/domain/employees';
import { type PointRole, permissionOf } from '@punkt/domain/permissions';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { readAgain } from './employee-queries.ts';

interface Grant {
  readonly people: readonly string[];
  readonly points: readonly string[];
  readonly role: PointRole;
  readonly opensLock: boolean;
}

interface Outcome {
  readonly user_id: string;
  readonly pickpoint_id: string;
  readonly address: string;
  readonly reason: GrantRefusal | null;
}

/** The role first, then the lock where the role was given. Answers with what failed, pair by pair. */
async function give({ people, points, role, opensLock }: Grant): Promise<Outcome[]> {
  const pairs = people.flatMap((user_id) => points.map((pickpoint_id) => ({ user_id, pickpoint_id })));
  const permission = permissionOf(role);
  const data = pairs.map((pair) => ({ ...pair, permission }));
  const given = await api('POST /api/v2/pickpoint/role/update', { body: { data } });
  const failed = given.data.filter(({ success }) => !success);
  const well = given.data.filter(({ success }) => success);
  if (role === 'none' || well.length === 0) return failed;
  const elock_permission = opensLock ? ('open' as const) : ('none' as const);
  const roles = well.map(({ user_id, pickpoint_id }) => ({ user_id, pickpoint_id, elock_permission }));
  const locks = await api('POST /api/v2/pickpoint/user/elock-permission/update', { body: { roles } });
  return [...failed, ...locks.data.filter(({ success }) => !success)];
}

export function useGrant(onDone: () => void) {
  const text = useText();
  const sentence = ({ address, reason }: Outcome): string =>
    address
      ? text('employees.grant.failed', { address, reason: text(`employees.refusal.${reason ?? 'unknown'}`) })
      : text('employees.grant.failed.unknown');
  return useMutation({
    mutationFn: give,
    meta: { failed: 'employees.failed.rolesUpdate' },
    onSuccess: (failed) => {
      if (failed.length === 0) {
        notify({ kind: 'success', title: { key: 'employees.grant.saved' } });
        onDone();
        return;
      }
      const list = failed.map(sentence);
      notify({ kind: 'error', title: { key: 'employees.failed.rolesUpdate' }, list, seconds: 10 });
    },
    onSettled: readAgain,
  });
}
