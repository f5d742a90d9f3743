import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { blankPoints, changesByPerson, readPointsOfOwner } from './point-store.ts';
import { blankRequests, requestsByPerson } from './request-store.ts';

/** Points of a person, and what they changed. One that serves people is a duty of its account; of a closed one its words go. */
export const createPointsPersonalData = (db: Database): Contributor => ({
  name: 'points',
  exportOf: async (userId) => ({
    data: {
      points: await readPointsOfOwner(db, userId),
      changes: await changesByPerson(db, userId),
      requests: await requestsByPerson(db, userId),
    },
  }),
  erase: async (tx, userId) => {
    await blankRequests(tx, userId);
    await blankPoints(tx, userId);
  },
});
