import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { deleteDraft, readDraft } from './draft-store.ts';
import { blankTickets, exportTickets, lockTicketsOf } from './ticket-store.ts';

/** What a person asked support and was told. It stays as a figure, closed and without a word; what was not sent yet is deleted. */
export const createTicketsPersonalData = (db: Database, clock: Clock): Contributor => ({
  name: 'tickets',
  exportOf: async (userId) => {
    const [tickets, draft] = await Promise.all([exportTickets(db, userId), readDraft(db, userId)]);
    return { data: { tickets, draft: draft?.data ?? null } };
  },
  lock: async (tx, userId) => void (await lockTicketsOf(tx, userId)),
  erase: async (tx, userId) => {
    await deleteDraft(tx, userId);
    await blankTickets(tx, userId, clock.now());
  },
});
