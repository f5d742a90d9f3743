import type { CountryCode } from '@punkt/domain/country-code';
import type { Permission } from '@punkt/domain/permissions';
import type { StaffRole } from '@punkt/domain/staff';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { forgetCaller } from './sessions.ts';
import {
  addPointRole,
  changeUser,
  findOrCreateUser,
  grantStaffRole,
  hasUsers,
  revokeStaffRole,
  type UserChange,
} from './user-store.ts';

/** What other features may ask of accounts, inside their own transaction. */
export function createAuthAdmin(clock: Clock) {
  return {
    hasUsers,
    ensureUser: (tx: Tx, phone: string, country: CountryCode) =>
      findOrCreateUser(tx, phone, country, clock.now()),
    change: async (tx: Tx, userId: string, change: UserChange) => {
      await changeUser(tx, userId, change);
      await forgetCaller(tx, userId);
    },
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
    revokeRole: async (tx: Tx, userId: string, role: StaffRole) => {
      await revokeStaffRole(tx, userId, role);
      await forgetCaller(tx, userId);
    },
  };
}

export type AuthAdmin = ReturnType<typeof createAuthAdmin>;
