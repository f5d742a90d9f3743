import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { eraseOfPerson, readOfPerson } from './lock-store.ts';

/** Locks of a person's applications, what they said about them, and the tokens they asked for; none of those opens a door again. */
export const createLocksPersonalData = (db: Database, clock: Clock): Contributor => ({
  name: 'locks',
  exportOf: async (userId) => ({ data: await readOfPerson(db, userId) }),
  erase: (tx, userId) => eraseOfPerson(tx, userId, clock.now()),
});
