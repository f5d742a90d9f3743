import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { allNotices, deleteNotices } from './notice-store.ts';
import { deleteChoices, readChoices } from './preference-store.ts';
import { deleteSubscriptions, readSubscriptions } from './subscription-store.ts';

/** A person's notices, preferences and devices; keys of devices are secrets and are not exported. */
export const createNotificationsPersonalData = (db: Database): Contributor => ({
  name: 'notifications',
  exportOf: async (userId) => ({
    data: {
      notices: await allNotices(db, userId),
      preferences: await readChoices(db, userId),
      devices: (await readSubscriptions(db, userId)).map(({ endpoint, language, created }) => ({
        pushService: new URL(endpoint).hostname,
        language,
        created,
      })),
    },
  }),
  erase: async (tx, userId) => {
    await deleteNotices(tx, userId);
    await deleteChoices(tx, userId);
    await deleteSubscriptions(tx, userId);
  },
});
