import type { Database, Tx } from '../../platform/database/database.ts';
import type { OwnerTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OwnerTables>();

export function readDraft(db: Database | Tx, userId: string) {
  return tables(db)
    .selectFrom('registration_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The last write wins: both devices belong to the same person, who uses the newer one now. */
export async function saveDraft(
  db: Database | Tx,
  row: { user_id: string; step: number; data: string; updated: Date },
): Promise<void> {
  const { step, data, updated } = row;
  await tables(db)
    .insertInto('registration_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ step, data, updated }))
    .execute();
}

export async function deleteDraft(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('registration_drafts').where('user_id', '=', userId).execute();
}
