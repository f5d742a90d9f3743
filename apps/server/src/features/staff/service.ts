import type { CountryCode } from '@punkt/domain/country-code';
import type { StaffRole } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { AuthAdmin } from '../auth/admin.ts';

export interface StaffDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
}

export interface RoleChange {
  readonly phone: string;
  readonly country: CountryCode;
  readonly role: StaffRole;
  /** Null for the server's own command: somebody with the keys of the machine. */
  readonly by: string | null;
}

/** Staff roles take effect on the person's next call: her sessions are looked up anew. */
export function createStaffService({ db, clock, accounts }: StaffDeps) {
  const change = (action: 'granted' | 'revoked', { phone, country, role, by }: RoleChange) =>
    transaction(db, async (tx) => {
      const userId = await accounts.ensureUser(tx, phone, country);
      if (action === 'granted') await accounts.grantRole(tx, userId, role, by);
      else await accounts.revokeRole(tx, userId, role);
      await audit(tx, {
        at: clock.now(),
        actorId: by,
        action: `staff.${action}`,
        subject: { kind: 'user', id: userId },
        ownerId: userId,
        data: { role },
      });
      return userId;
    });
  return {
    grant: (request: RoleChange) => change('granted', request),
    revoke: (request: RoleChange) => change('revoked', request),
  };
}
