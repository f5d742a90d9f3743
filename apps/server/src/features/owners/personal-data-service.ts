import type { Database, Tx } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { deleteCompanies, readCompanies } from './company-store.ts';
import { deleteDocuments, readDocuments } from './document-store.ts';
import { deleteDraft, readDraft } from './draft-store.ts';

/** Companies, identity documents and the half-filled registration of a person. */
export function createOwnersPersonalData(db: Database): Contributor {
  return {
    name: 'owner',
    exportOf: async (userId) => {
      const [companies, documents, draft] = await Promise.all([
        readCompanies(db, userId),
        readDocuments(db, userId),
        readDraft(db, userId),
      ]);
      return { data: { companies, documents, draft: draft ?? null } };
    },
    /** The INN is free again; files go with the feature that keeps them. */
    erase: async (tx: Tx, userId) => {
      await deleteDraft(tx, userId);
      await deleteDocuments(tx, userId);
      await deleteCompanies(tx, userId);
    },
  };
}
