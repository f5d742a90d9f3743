import type { AuditAct } from '@punkt/domain/audit';
import { ASSIGNABLE_PERMISSIONS, type GrantRefusal, grantRefusal } from '@punkt/domain/employees';
import { type LockPermission, lockToggles, type Permission, pointRole } from '@punkt/domain/permissions';
import { mayHoldLockPermission } from '@punkt/domain/point-policy';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { type EmployeeDeps, employerNames } from './deps.ts';
import * as store from './employee-store.ts';
import { type Place, placesOf, refusalOf, type Target, targetsOf } from './rights.ts';

/** One person at one point, and what becomes of their grant there. */
interface Pair {
  readonly user_id: string;
  readonly pickpoint_id: string;
}

export interface Outcome extends Pair {
  readonly address: string;
  readonly reason: GrantRefusal | null;
}

interface Change {
  readonly permission: Permission;
  readonly lock_permission: LockPermission;
}

type Judge<T> = (entry: T, target: Target, place: Place, now: Change) => Change | GrantRefusal;

const NOTHING: Change = { permission: 'PERM_NONE', lock_permission: 'none' };
const ofGrant = ({ permission, is_owner }: { permission: Permission; is_owner: boolean }) =>
  pointRole({ permission, is_owner });

interface Written {
  readonly pair: Pair;
  readonly place: Place;
  readonly before: Change;
  readonly after: Change;
}

/** Judges every pair by itself and writes what may be: one refused leaves the others standing. */
async function decide<T extends Pair>(tx: Tx, caller: Caller, entries: readonly T[], judge: Judge<T>) {
  const ids = [...new Set(entries.map(({ user_id }) => user_id))].sort();
  await store.lockPeople(tx, ids);
  const points = [...new Set(entries.map(({ pickpoint_id }) => Number(pickpoint_id)))];
  const places = new Map((await placesOf(tx, caller.userId, points)).map((place) => [place.id, place]));
  const targets = await targetsOf(tx, caller.userId, ids);
  const written: Written[] = [];
  const outcomes = entries.map((entry): Outcome => {
    const { user_id, pickpoint_id } = entry;
    const [place, target] = [places.get(Number(pickpoint_id)), targets.get(user_id)];
    if (!place || !target) return { user_id, pickpoint_id, address: '', reason: 'unknown' };
    const before: Change = target.grants.get(place.id) ?? NOTHING;
    const after = judge(entry, target, place, before);
    if (typeof after === 'string')
      return { user_id, pickpoint_id, address: after === 'unknown' ? '' : place.address, reason: after };
    written.push({ pair: { user_id, pickpoint_id }, place, before, after });
    return { user_id, pickpoint_id, address: place.address, reason: null };
  });
  return { outcomes, written };
}

/** A notice per person and owner, however many points it was about. */
async function notifyPeople(tx: Tx, deps: EmployeeDeps, written: readonly Written[]): Promise<void> {
  const nameOf = await employerNames(deps, tx, [...new Set(written.map(({ place }) => place.owner_id))]);
  const pairs = new Map(
    written.map(({ pair, place }) => [`${pair.user_id} ${place.owner_id}`, { pair, place }]),
  );
  for (const [, { pair, place }] of [...pairs].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const params = { company: nameOf(place.owner_id) };
    const news = { kind: 'employeeRolesChanged', params, link: '/lk/employment' } as const;
    await deps.notifications.notify(tx, { userId: pair.user_id, ...news });
  }
}

async function apply<T extends Pair>(
  deps: EmployeeDeps,
  { caller, origin, act }: { caller: Caller; origin: Origin; act: AuditAct },
  entries: readonly T[],
  judge: Judge<T>,
): Promise<Outcome[]> {
  const outcomes = await transaction(deps.db, async (tx) => {
    const decided = await decide(tx, caller, entries, judge);
    const changed = decided.written.filter(
      ({ before, after }) =>
        before.permission !== after.permission || before.lock_permission !== after.lock_permission,
    );
    for (const { pair, place, before, after } of changed) {
      const { user_id } = pair;
      await store.putGrant(tx, { user_id, pickpoint_id: place.id, ...after });
      if (!lockToggles(after.lock_permission).open) await deps.locks.takeBack(tx, user_id, place.id);
      const lock = act === 'employee.lockChanged';
      const data = {
        point: place.id,
        from: lock ? before.lock_permission : before.permission,
        to: lock ? after.lock_permission : after.permission,
      };
      const subject = { kind: 'user', id: user_id };
      const at = deps.clock.now();
      await audit(tx, {
        at,
        actorId: caller.userId,
        action: act,
        subject,
        ownerId: user_id,
        data,
        ...origin,
      });
    }
    for (const userId of new Set(changed.map(({ pair }) => pair.user_id)))
      await deps.accounts.invalidate(tx, userId);
    await notifyPeople(tx, deps, changed);
    return decided.outcomes;
  });
  await deps.catchUp();
  return outcomes;
}

type RoleEntry = Pair & { readonly permission: Permission };

/** Manager only by an owner; a lock permission that the new role can't hold goes with the old one. */
export const giveRoles = (
  deps: EmployeeDeps,
  caller: Caller,
  entries: readonly RoleEntry[],
  origin: Origin,
): Promise<Outcome[]> =>
  apply(
    deps,
    { caller, origin, act: 'employee.roleChanged' },
    entries,
    ({ permission }, target, place, now) => {
      const action = permission === 'PERM_FIRM_EMPLOYEE' ? 'assignManager' : 'setRoles';
      const refusal = refusalOf(target, place, action);
      if (refusal) return refusal === 'notAccepted' ? refusal : grantRefusal(refusal);
      if (!ASSIGNABLE_PERMISSIONS.includes(permission)) return 'notAssignable';
      const keepsLock = mayHoldLockPermission(ofGrant({ permission, is_owner: false }), now.lock_permission);
      return { permission, lock_permission: keepsLock ? now.lock_permission : 'none' };
    },
  );

type LockEntry = Pair & { readonly elock_permission: LockPermission };

export const giveLocks = (
  deps: EmployeeDeps,
  caller: Caller,
  entries: readonly LockEntry[],
  origin: Origin,
): Promise<Outcome[]> =>
  apply(
    deps,
    { caller, origin, act: 'employee.lockChanged' },
    entries,
    ({ elock_permission }, target, place, { permission }) => {
      const refusal = refusalOf(target, place, 'setLockPermissions');
      if (refusal) return refusal === 'notAccepted' ? refusal : grantRefusal(refusal);
      const grant = target.grants.get(place.id);
      // Owners open their locks as owners: nothing is given to them.
      if (!grant || grant.is_owner) return grant ? 'owner' : 'notAssignable';
      const role = ofGrant({ permission, is_owner: false });
      if (!mayHoldLockPermission(role, elock_permission)) return 'notAssignable';
      return { permission, lock_permission: elock_permission };
    },
  );
