import type { Database, Tx } from '../../platform/database/database.ts';
import type { TicketDraft, TicketTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<TicketTables>();

export const readDraft = (db: Database | Tx, userId: string) =>
  tables(db).selectFrom('ticket_drafts').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** The last write wins: both devices belong to the same person, who uses the newer one now. */
export async function writeDraft(tx: Tx, userId: string, draft: TicketDraft, updated: Date): Promise<void> {
  const data = JSON.stringify(draft);
  await tables(tx)
    .insertInto('ticket_drafts')
    .values({ user_id: userId, data, updated })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ data, updated }))
    .execute();
}

export async function deleteDraft(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('ticket_drafts').where('user_id', '=', userId).execute();
}
