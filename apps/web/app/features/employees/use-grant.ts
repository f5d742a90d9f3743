import { type PointRole, permissionOf } from '@punkt/domain/permissions';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { readAgain } from './employee-queries.ts';
import { type Chosen, linesOf, type RefusedLine, type RefusedPair } from './grant-refusals.ts';

interface Grant {
  readonly people: readonly Chosen[];
  readonly points: readonly string[];
  readonly role: PointRole;
  readonly opensLock: boolean;
}

/** The server takes so many at once. */
const MOST_PAIRS = 1_000;

export const slicesOf = <T>(pairs: readonly T[], most = MOST_PAIRS): T[][] =>
  Array.from({ length: Math.ceil(pairs.length / most) }, (_, at) => pairs.slice(at * most, (at + 1) * most));

/** The role first, then the lock where the role was given. Answers with what failed, pair by pair. */
async function give({ people, points, role, opensLock }: Grant) {
  const pairs = people.flatMap(({ id: user_id }) =>
    points.map((pickpoint_id) => ({ user_id, pickpoint_id })),
  );
  const refused: RefusedPair[] = [];
  for (const slice of slicesOf(pairs)) refused.push(...(await giveSome(slice, role, opensLock)));
  return { refused, total: pairs.length };
}

type Pair = Pick<RefusedPair, 'user_id' | 'pickpoint_id'>;

async function giveSome(pairs: readonly Pair[], role: PointRole, opensLock: boolean): Promise<RefusedPair[]> {
  const permission = permissionOf(role);
  const data = pairs.map((pair) => ({ ...pair, permission }));
  const given = await api('POST /api/v2/pickpoint/role/update', { body: { data } });
  const failed = given.data.filter(({ success }) => !success);
  const well = given.data.filter(({ success }) => success);
  if (role === 'none' || well.length === 0) return failed;
  const elock_permission = opensLock ? ('open' as const) : ('none' as const);
  const roles = well.map(({ user_id, pickpoint_id }) => ({ user_id, pickpoint_id, elock_permission }));
  const locks = await api('POST /api/v2/pickpoint/user/elock-permission/update', { body: { roles } });
  const unlocked = locks.data.filter(({ success }) => !success).map((pair) => ({ ...pair, lock: true }));
  return [...failed, ...unlocked];
}

/** What failed, in words: who, where and why. */
export function useRefusalWords() {
  const text = useText();
  const where = ({ name, address }: RefusedLine): string => [name, address].filter(Boolean).join(', ');
  return (refused: readonly RefusedPair[], people: readonly Chosen[]): string[] =>
    linesOf(refused, people).map((line) => {
      const reason = text(`employees.refusal.${line.reason}`);
      const about = where(line);
      if (!about) return reason;
      return text(line.lock ? 'employees.grant.failed.lock' : 'employees.grant.failed', { about, reason });
    });
}

/** More than fit on a phone are counted. */
const MOST_LINES = 12;

export function useGrant(onDone: () => void) {
  const text = useText();
  const wordsOf = useRefusalWords();
  return useMutation({
    mutationFn: give,
    meta: { failed: 'employees.failed.rolesUpdate' },
    onSuccess: ({ refused }, { people }) => {
      if (refused.length === 0) {
        notify({ kind: 'success', title: { key: 'employees.grant.saved' } });
        onDone();
        return;
      }
      const all = wordsOf(refused, people);
      const list = all.slice(0, MOST_LINES);
      if (all.length > list.length)
        list.push(text('employees.grant.failed.more', { count: all.length - list.length }));
      notify({ kind: 'error', title: { key: 'employees.failed.rolesUpdate' }, list, seconds: 10 });
    },
    onSettled: readAgain,
  });
}
