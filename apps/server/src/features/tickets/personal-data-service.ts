import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { blankTickets, exportTickets, lockTicketsOf } from './ticket-store.ts';

/** What a person asked support and was told. It stays as a figure, closed and without a word. */
export const createTicketsPersonalData = (db: Database, clock: Clock): Contributor => ({
  name: 'tickets',
  exportOf: async (userId) => ({ data: await exportTickets(db, userId) }),
  lock: async (tx, userId) => void (await lockTicketsOf(tx, userId)),
  erase: (tx, userId) => blankTickets(tx, userId, clock.now()),
});
