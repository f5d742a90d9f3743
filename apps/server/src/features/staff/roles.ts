import type { CountryCode } from '@punkt/domain/country-code';
import type { StaffRole } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { AuthAdmin } from '../auth/admin.ts';

export interface StaffDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
  /** Waits until this process has got the notifications of what was just committed; absent in a command that ends at once. */
  readonly catchUp?: () => Promise<void>;
}

export interface RoleChange {
  readonly phone: string;
  readonly country: CountryCode;
  readonly role: StaffRole;
  /** Null for the server's own command: somebody with the keys of the machine. */
  readonly by: string | null;
}

/** Staff roles take effect on the person's next call: their sessions are looked up anew. */
export function createRoles({ db, clock, accounts }: StaffDeps) {
  const record = (tx: Tx, action: 'granted' | 'revoked', userId: string, { role, by }: RoleChange) =>
    audit(tx, {
      at: clock.now(),
      actorId: by,
      action: `staff.${action}`,
      subject: { kind: 'user', id: userId },
      ownerId: userId,
      data: { role },
    });
  return {
    grant: (request: RoleChange): Promise<boolean> =>
      transaction(db, async (tx) => {
        const userId = await accounts.ensureUser(tx, request.phone, request.country);
        await accounts.grantRole(tx, userId, request.role, request.by);
        await record(tx, 'granted', userId, request);
        return true;
      }),
    /** False when there was nothing to revoke: whoever mistyped a phone must not believe that it is done. */
    revoke: (request: RoleChange): Promise<boolean> =>
      transaction(db, async (tx) => {
        const userId = await accounts.findUser(tx, request.phone);
        if (!userId || !(await accounts.revokeRole(tx, userId, request.role))) return false;
        await record(tx, 'revoked', userId, request);
        return true;
      }),
  };
}
