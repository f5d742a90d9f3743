import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { deleteEditorRecords, editorRecordsOf } from './editor-store.ts';

/** Drafts and links of a content admin go with the account; that they published and planned stays, as with every act of the staff. */
export const createContentPersonalData = (db: Database): Contributor => ({
  name: 'content',
  exportOf: async (userId) => ({ data: await editorRecordsOf(db, userId) }),
  erase: deleteEditorRecords,
});
