import type { Database, Tx } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { clearOutbox, outboxOf } from './store.ts';

/** E-mail and devices of a person, besides their phone. */
export type AddressesOf = (db: Database | Tx, userId: string) => Promise<readonly string[]>;

/** Messages that a real gateway would have delivered and forgotten. */
export function createSandboxPersonalData(
  db: Database,
  accounts: AuthAdmin,
  addressesOf: AddressesOf,
): Contributor {
  const recipients = async (at: Database | Tx, userId: string) => {
    const person = await accounts.person(at, userId);
    return person ? [person.phone, ...(await addressesOf(at, userId))] : [];
  };
  return {
    name: 'sandboxMessages',
    exportOf: async (userId) => {
      const messages = await outboxOf(db, await recipients(db, userId));
      return { data: messages.map(({ sent, channel }) => ({ sent, channel })) };
    },
    erase: async (tx, userId) => {
      await clearOutbox(tx, await recipients(tx, userId));
    },
  };
}
