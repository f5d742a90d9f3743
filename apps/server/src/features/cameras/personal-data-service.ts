import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { deleteOfPerson, readOfPerson } from './camera-store.ts';

/** Recorders of a person's applications, without their credentials; all of it goes with the account. */
export const createCamerasPersonalData = (db: Database): Contributor => ({
  name: 'cameras',
  exportOf: async (userId) => ({ data: await readOfPerson(db, userId) }),
  erase: deleteOfPerson,
});
