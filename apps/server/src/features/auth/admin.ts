import type { CountryCode } from '@punkt/domain/country-code';
import type { Permission } from '@punkt/domain/permissions';
import type { StaffRole } from '@punkt/domain/staff';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { lockUser } from './erasure-store.ts';
import { presentUser } from './presenter.ts';
import { readSession } from './session-store.ts';
import { forgetCaller } from './sessions.ts';
import {
  addPointRole,
  changeUser,
  findOrCreateUser,
  findUserId,
  grantStaffRole,
  hasUsers,
  readNames,
  readOwnersAfter,
  readPointRoles,
  readStaff,
  readUser,
  revokeStaffRole,
} from './user-store.ts';

/** What other features may ask of accounts, inside their own transaction. */
export function createAuthAdmin(clock: Clock) {
  return {
    hasUsers,
    /** Who an account belongs to; nothing for one that does not exist or was erased. */
    person: async (db: Database | Tx, userId: string) => {
      const [user, roles] = [await readUser(db, userId), await readPointRoles(db, userId)];
      return user?.erased === null ? { ...user, roles } : undefined;
    },
    /** Until the commit nobody else gives this account a role or a session, or erases it. */
    hold: lockUser,
    /** The caller as the wire spells her, for calls that change her. */
    userInfo: async (db: Database, caller: Caller) => {
      const [user, roles] = [await readUser(db, caller.userId), await readPointRoles(db, caller.userId)];
      if (!user) throw new Failure('unauthorized');
      return presentUser({ user, roles }, caller);
    },
    /** How colleagues are shown to each other. */
    namesOf: async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const people = await readNames(db, ids);
      return new Map(people.map((person) => [person.id, `${person.first_name} ${person.last_name}`.trim()]));
    },
    session: readSession,
    ownersAfter: readOwnersAfter,
    staff: readStaff,
    findUser: findUserId,
    ensureUser: (tx: Tx, phone: string, country: CountryCode) =>
      findOrCreateUser(tx, phone, country, clock.now()),
    /** Nothing that is remembered of a caller stands in these columns, so her sessions and streams go on undisturbed. */
    change: changeUser,
    addPointRole: async (
      tx: Tx,
      userId: string,
      pickpointId: number,
      permission: Permission,
      isOwner: boolean,
    ) => {
      await addPointRole(tx, { user_id: userId, pickpoint_id: pickpointId, permission, is_owner: isOwner });
      await forgetCaller(tx, userId);
    },
    grantRole: async (tx: Tx, userId: string, role: StaffRole, by: string | null) => {
      await grantStaffRole(tx, { user_id: userId, role, granted: clock.now(), granted_by: by });
      await forgetCaller(tx, userId);
    },
    /** Answers whether she held it. */
    revokeRole: async (tx: Tx, userId: string, role: StaffRole): Promise<boolean> => {
      const revoked = await revokeStaffRole(tx, userId, role);
      if (revoked) await forgetCaller(tx, userId);
      return revoked;
    },
  };
}

export type AuthAdmin = ReturnType<typeof createAuthAdmin>;
