import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { readPointsOfOwner } from './point-store.ts';

/** Points of a person. One that serves people is a duty of its account; what a closed one was, no longer names anybody. */
export const createPointsPersonalData = (db: Database): Contributor => ({
  name: 'points',
  exportOf: async (userId) => ({ data: await readPointsOfOwner(db, userId) }),
  erase: async () => undefined,
});
