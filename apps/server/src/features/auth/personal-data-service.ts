import { auditAbout } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import * as store from './erasure-store.ts';
import { liveSessions } from './session-store.ts';
import { closeSession, invalidateCaller } from './sessions.ts';
import { readPointRoles, readUser } from './user-store.ts';

/** Accounts, sessions, codes, and the journal of what happened around them. */
export function createAuthPersonalData(db: Database, clock: Clock): Contributor {
  return {
    name: 'account',
    exportOf: async (userId) => {
      const user = await readUser(db, userId);
      return {
        data: {
          user,
          pointRoles: await readPointRoles(db, userId),
          staffRoles: await store.staffRolesOf(db, userId),
          sessions: await store.allSessions(db, userId),
          codesSent: user ? await store.codesSent(db, user.phone) : [],
          journal: await auditAbout(db, userId),
        },
      };
    },

    /** Somebody with power over others, or whose point still serves people, hands that over first. */
    duties: async (tx, userId) => {
      const [staff, owns] = [await store.staffRolesOf(tx, userId), await store.ownsPoint(tx, userId)];
      return [...(staff.length > 0 ? ['staff_role'] : []), ...(owns ? ['point_owner'] : [])];
    },

    /** The journal stays: it holds ids, acts and network addresses, no name and no phone, and can't be rewritten. */
    erase: async (tx, userId) => {
      const user = await store.lockUser(tx, userId);
      if (!user) return;
      for (const { id } of await liveSessions(tx, userId))
        await closeSession(tx, clock, id, null, 'account erased');
      await store.eraseSessionsAndCodes(tx, userId, user.phone);
      await store.eraseUser(tx, userId, clock.now());
      await invalidateCaller(tx, userId);
    },
  };
}
