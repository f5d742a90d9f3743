import { staffCan } from '@punkt/domain/staff';
import { useQueries } from '@tanstack/react-query';
import { useUser } from '../../lib/account/user-query.ts';
import { KIND_ACTIONS, KINDS } from './kinds.ts';
import { countQuery } from './reviews-query.ts';

/** How many wait, of each kind this person reviews and together; `undefined` until all are known. */
export function useWaitingCounts() {
  const { staff_roles } = useUser();
  const kinds = KINDS.filter((kind) => staffCan(staff_roles, KIND_ACTIONS[kind]));
  const counts = useQueries({ queries: kinds.map(countQuery) }).map(({ data }) => data);
  const known = counts.filter((count) => count !== undefined);
  const total = known.length === kinds.length ? known.reduce((sum, count) => sum + count, 0) : undefined;
  return { kinds: kinds.map((kind, index) => ({ kind, count: counts[index] })), total };
}
