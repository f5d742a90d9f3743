import type { QuestionChannel } from '@punkt/domain/questions';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { NewQuestion, Question, QuestionTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<QuestionTables>();

export async function insertQuestion(tx: Tx, row: NewQuestion): Promise<void> {
  await tables(tx).insertInto('questions').values(row).execute();
}

export async function wasAsked(tx: Tx, fingerprint: Buffer, since: Date): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom('questions')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('created', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** When this address asked since then, oldest first. */
export async function askedFrom(tx: Tx, address: string, since: Date): Promise<Date[]> {
  const rows = await tables(tx)
    .selectFrom('questions')
    .select('created')
    .where('address', '=', address)
    .where('created', '>', since)
    .orderBy('created')
    .execute();
  return rows.map(({ created }) => created);
}

export const readQuestion = (db: Database | Tx, id: string): Promise<Question | undefined> =>
  tables(db).selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst();

export const lockQuestion = (tx: Tx, id: string): Promise<Question | undefined> =>
  tables(tx).selectFrom('questions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export interface GivenAnswer {
  readonly answered: Date;
  readonly answered_by: string;
  readonly channel: QuestionChannel;
  readonly answer: string;
  readonly delivery: 'waiting' | null;
}

export const writeAnswer = (tx: Tx, id: string, answer: GivenAnswer): Promise<Question> =>
  tables(tx)
    .updateTable('questions')
    .set(answer)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function writeDelivery(tx: Tx, id: string, delivery: 'sent' | 'refused'): Promise<void> {
  await tables(tx).updateTable('questions').set({ delivery }).where('id', '=', id).execute();
}

/** Nothing of a question is left once it was answered before then. */
export async function deleteAnsweredBefore(db: Database, before: Date): Promise<void> {
  await tables(db).deleteFrom('questions').where('answered', '<', before).execute();
}

export async function forgetAddressesBefore(db: Database, before: Date): Promise<void> {
  await tables(db)
    .updateTable('questions')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('created', '<', before)
    .execute();
}

export type QueueStatus = 'waiting' | 'answered';

const matching = (db: Database, status: QueueStatus) =>
  tables(db)
    .selectFrom('questions')
    .where('answered', status === 'waiting' ? 'is' : 'is not', null);

export function readQueue(
  db: Database,
  status: QueueStatus,
  page: number,
  size: number,
): Promise<Question[]> {
  const rows = matching(db, status).selectAll();
  const ordered =
    status === 'waiting'
      ? rows.orderBy('created').orderBy('id')
      : rows.orderBy('answered', 'desc').orderBy('id');
  return ordered
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Counts no further than asked. */
export const countQueue = (db: Database, status: QueueStatus, most: number): Promise<number> =>
  countRows(db, matching(db, status).select('id').limit(most));
