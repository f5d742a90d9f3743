import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import type { Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { DocumentRow, OwnerTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OwnerTables>();

/** The newest first: that is the valid one. */
export function readDocuments(db: Database | Tx, userId: string): Promise<DocumentRow[]> {
  return tables(db)
    .selectFrom('identity_documents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated', 'desc')
    .orderBy('id')
    .execute();
}

export function findDocument(
  db: Database | Tx,
  userId: string,
  citizenship: CountryCode,
  type: DocumentType,
): Promise<DocumentRow | undefined> {
  return tables(db)
    .selectFrom('identity_documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('citizenship', '=', citizenship)
    .where('doc_type', '=', type)
    .executeTakeFirst();
}

export function readDocument(db: Database | Tx, id: string): Promise<DocumentRow | undefined> {
  return tables(db).selectFrom('identity_documents').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertDocument(
  tx: Tx,
  row: Insertable<OwnerTables['identity_documents']>,
): Promise<void> {
  await tables(tx).insertInto('identity_documents').values(row).execute();
}

export async function updateDocument(
  tx: Tx,
  id: string,
  change: Updateable<OwnerTables['identity_documents']>,
): Promise<void> {
  await tables(tx).updateTable('identity_documents').set(change).where('id', '=', id).execute();
}

export async function deleteDocuments(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('identity_documents').where('user_id', '=', userId).execute();
}
