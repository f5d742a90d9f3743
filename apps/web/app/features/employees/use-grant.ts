import type { GrantRefusal } from '@punkt/domain/employees';
import { type PointRole, permissionOf } from '@punkt/domain/permissions';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { type Employee, readAgain } from './employee-queries.ts';

interface Grant {
  readonly people: ReadonlyArray<Pick<Employee, 'id' | 'name'>>;
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

/** The server takes so many at once. */
const MOST_PAIRS = 1_000;

export const slicesOf = <T>(pairs: readonly T[], most = MOST_PAIRS): T[][] =>
  Array.from({ length: Math.ceil(pairs.length / most) }, (_, at) => pairs.slice(at * most, (at + 1) * most));

/** The role first, then the lock where the role was given. Answers with what failed, pair by pair. */
async function give({ people, points, role, opensLock }: Grant): Promise<Outcome[]> {
  const pairs = people.flatMap(({ id: user_id }) =>
    points.map((pickpoint_id) => ({ user_id, pickpoint_id })),
  );
  const failed: Outcome[] = [];
  for (const slice of slicesOf(pairs)) failed.push(...(await giveSome(slice, role, opensLock)));
  return failed;
}

type Pair = Pick<Outcome, 'user_id' | 'pickpoint_id'>;

async function giveSome(pairs: readonly Pair[], role: PointRole, opensLock: boolean): Promise<Outcome[]> {
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

/** More than fit on a phone are counted. */
const MOST_LINES = 12;

export function useGrant(onDone: () => void) {
  const text = useText();
  const sentence = ({ address, reason }: Outcome): string =>
    address
      ? text('employees.grant.failed', { address, reason: text(`employees.refusal.${reason ?? 'unknown'}`) })
      : text('employees.grant.failed.unknown');
  // Of several people each line says whom it is about.
  const line = (outcome: Outcome, { people }: Grant): string => {
    const name = people.length > 1 && people.find(({ id }) => id === outcome.user_id)?.name;
    return name ? `${name}, ${sentence(outcome)}` : sentence(outcome);
  };
  return useMutation({
    mutationFn: give,
    meta: { failed: 'employees.failed.rolesUpdate' },
    onSuccess: (failed, grant) => {
      if (failed.length === 0) {
        notify({ kind: 'success', title: { key: 'employees.grant.saved' } });
        onDone();
        return;
      }
      const list = failed.slice(0, MOST_LINES).map((outcome) => line(outcome, grant));
      const rest = failed.length - list.length;
      if (rest > 0) list.push(text('employees.grant.failed.more', { count: rest }));
      notify({ kind: 'error', title: { key: 'employees.failed.rolesUpdate' }, list, seconds: 10 });
    },
    onSettled: readAgain,
  });
}
