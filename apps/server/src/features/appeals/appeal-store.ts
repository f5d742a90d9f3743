import type { Database, Tx } from '../../platform/database/database.ts';
import type { AppealOutcome, AppealRow, AppealTables, NewAppealRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<AppealTables>();

export async function insertAppeal(tx: Tx, row: NewAppealRow): Promise<void> {
  await tables(tx).insertInto('appeals').values(row).execute();
}

export const readAppeal = (db: Database | Tx, id: string): Promise<AppealRow | undefined> =>
  tables(db).selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest about a record. */
export const readAppealOf = (
  db: Database | Tx,
  kind: string,
  subjectId: string,
): Promise<AppealRow | undefined> =>
  tables(db)
    .selectFrom('appeals')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('event_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function answerAppeal(
  tx: Tx,
  id: string,
  end: { outcome: AppealOutcome; answer: string; answered: Date },
): Promise<void> {
  await tables(tx).updateTable('appeals').set(end).where('id', '=', id).execute();
}

/** Without who of the staff it was: that is not the owner's to know. */
export const readAppealsOf = (db: Database | Tx, userId: string) =>
  tables(db)
    .selectFrom('appeals')
    .select([
      'kind',
      'subject_id',
      'event',
      'event_at',
      'event_comment',
      'reason',
      'created',
      'outcome',
      'answer',
      'answered',
    ])
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();

export async function blankAppeals(tx: Tx, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('appeals')
    .set({ reason: '', answer: '', event_comment: '' })
    .where('user_id', '=', userId)
    .execute();
}
