import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { clearOutbox, outboxOf } from './store.ts';

/** Messages that a real gateway would have delivered and forgotten. */
export function createSandboxPersonalData(db: Database, accounts: AuthAdmin): Contributor {
  return {
    name: 'sandboxMessages',
    exportOf: async (userId) => {
      const person = await accounts.person(db, userId);
      const messages = person ? await outboxOf(db, person.phone) : [];
      return { data: messages.map(({ sent, channel }) => ({ sent, channel })) };
    },
    erase: async (tx, userId) => {
      const person = await accounts.person(tx, userId);
      if (person) await clearOutbox(tx, person.phone);
    },
  };
}
