import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { eraseTies, readGrants, readTies } from './employee-store.ts';

/** For whom a person works or worked, and what they were there; who looked at them stands in the account's journal. */
export const createEmployeesPersonalData = (db: Database): Contributor => ({
  name: 'employment',
  exportOf: async (userId) => ({
    data: {
      employers: (await readTies(db, [userId])).map(({ owner_id, acceptance, removed }) => ({
        employer: owner_id,
        acceptance,
        removed,
      })),
      roles: (await readGrants(db, [userId])).map(({ pickpoint_id, permission, lock_permission }) => ({
        point: pickpoint_id,
        permission,
        lock_permission,
      })),
    },
  }),
  erase: eraseTies,
});
