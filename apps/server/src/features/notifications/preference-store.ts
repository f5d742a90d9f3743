import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { NotificationTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<NotificationTables>();

type Choice = Omit<NotificationTables['notice_preferences'], 'user_id'>;

export function readChoices(db: Database | Tx, userId: string): Promise<Choice[]> {
  return tables(db)
    .selectFrom('notice_preferences')
    .select(['category', 'channel', 'wanted'])
    .where('user_id', '=', userId)
    .execute();
}

export async function writeChoices(tx: Tx, userId: string, choices: readonly Choice[]): Promise<void> {
  await tables(tx)
    .insertInto('notice_preferences')
    .values(choices.map((choice) => ({ user_id: userId, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'category', 'channel'])
        .doUpdateSet({ wanted: sql<boolean>`excluded.wanted` }),
    )
    .execute();
}

export async function deleteChoices(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('notice_preferences').where('user_id', '=', userId).execute();
}
