import type { CountryCode } from '@punkt/domain/country-code';
import type { Permission } from '@punkt/domain/permissions';
import type { StaffRole } from '@punkt/domain/staff';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { type CodeDeps, type CodeRequest, type GivenCode, requestCode, tryCode } from './codes.ts';
import { lockUser } from './erasure-store.ts';
import { presentUser } from './presenter.ts';
import { liveSessions, readSession } from './session-store.ts';
import { closeSession, invalidateCaller, switchSession } from './sessions.ts';
import {
  addPointRole,
  changeUser,
  contactPart,
  copyPointRoles,
  findOrCreateUser,
  findUserId,
  grantStaffRole,
  hasUsers,
  namesPart,
  readNames,
  readOwnersAfter,
  readPointRoles,
  readStaff,
  readUser,
  revokeStaffRole,
  rolesPart,
  standingRoles,
} from './user-store.ts';

const fullNames = (
  people: ReadonlyArray<{ readonly id: string; readonly first_name: string; readonly last_name: string }>,
): ReadonlyMap<string, string> =>
  new Map(people.map((person) => [person.id, `${person.first_name} ${person.last_name}`.trim()]));

/** What other features may ask of accounts, inside their own transaction. */
export function createAuthAdmin(clock: Clock) {
  return {
    hasUsers,
    /** Who an account belongs to; nothing for one that does not exist or was erased. */
    person: async (db: Database | Tx, userId: string) => {
      const [user, roles] = [await readUser(db, userId), await readPointRoles(db, userId)];
      return user && { ...user, roles };
    },
    /** Whom to call and how, to be read beside other things; no row for an account that was erased. */
    contactPart,
    /** What somebody may do at which points, as it stands. */
    rolesOf: readPointRoles,
    rolesPart,
    standingRoles,
    /** Until the commit nobody else gives this account a role or a session, or erases it. */
    lockUser,
    /** The user as the wire spells it, for calls that change a user. */
    userInfo: async (db: Database, caller: Caller) => {
      const [user, roles] = [await readUser(db, caller.userId), await readPointRoles(db, caller.userId)];
      if (!user) throw new Failure('unauthorized');
      return presentUser({ user, roles }, caller);
    },
    /** How colleagues are shown to each other. */
    namesOf: async (db: Database | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
      fullNames(await readNames(db, ids)),
    namesPart,
    fullNames,
    /** Enough to know a partner by in a list: surname and initial. */
    shortNamesOf: async (db: Database | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const people = await readNames(db, ids);
      const short = (first: string, last: string) =>
        first && last ? `${last} ${first.charAt(0)}.` : last || first;
      return new Map(people.map((person) => [person.id, short(person.first_name, person.last_name)]));
    },
    session: readSession,
    /** Under the lock of the point that it is for. */
    switchSession: (tx: Tx, caller: Caller, pickpointId: number, origin: Origin) =>
      switchSession(tx, clock, caller, pickpointId, origin),
    ownersAfter: readOwnersAfter,
    staff: readStaff,
    /** In one order, so that two who notify them at once can't wait for each other. */
    leads: async (db: Database | Tx): Promise<string[]> =>
      [
        ...new Set((await readStaff(db)).filter(({ role }) => role === 'lead').map(({ id }) => id)),
      ].toSorted(),
    findUser: findUserId,
    ensureUser: (tx: Tx, phone: string, country: CountryCode) =>
      findOrCreateUser(tx, phone, country, clock.now()),
    /** These columns hold nothing that the caller cache keeps, so sessions and streams need no refresh. */
    change: changeUser,
    addPointRole: async (
      tx: Tx,
      userId: string,
      pickpointId: number,
      permission: Permission,
      isOwner: boolean,
    ) => {
      const row = { user_id: userId, pickpoint_id: pickpointId, permission, is_owner: isOwner };
      await addPointRole(tx, row, clock.now());
      await invalidateCaller(tx, userId);
    },
    /** The people of a point that has moved work at the new place. */
    movePointRoles: async (tx: Tx, from: number, to: number) => {
      for (const userId of await copyPointRoles(tx, from, to)) await invalidateCaller(tx, userId);
    },
    /** Their rights have changed: every instance looks anew, and their live streams begin again. */
    invalidate: invalidateCaller,
    /** For somebody who has nothing left here to be signed in for. */
    endSessions: async (tx: Tx, userId: string, by: string, reason: string) => {
      for (const { id } of await liveSessions(tx, userId)) await closeSession(tx, clock, id, by, reason);
    },
    grantRole: async (tx: Tx, userId: string, role: StaffRole, by: string | null) => {
      await grantStaffRole(tx, { user_id: userId, role, granted: clock.now(), granted_by: by });
      await invalidateCaller(tx, userId);
    },
    /** Returns whether the person had the role. */
    revokeRole: async (tx: Tx, userId: string, role: StaffRole): Promise<boolean> => {
      const revoked = await revokeStaffRole(tx, userId, role);
      if (revoked) await invalidateCaller(tx, userId);
      return revoked;
    },
  };
}

export type AuthAdmin = ReturnType<typeof createAuthAdmin>;

/** Codes by SMS for whatever else a person says yes to by their phone. */
export const createCodes = (deps: CodeDeps) => ({
  request: (request: CodeRequest) => requestCode(deps, request),
  confirm: (tx: Tx, given: GivenCode) => tryCode(tx, deps, given),
});

export type Codes = ReturnType<typeof createCodes>;
