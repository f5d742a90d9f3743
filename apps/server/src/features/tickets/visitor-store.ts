import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { MessageRow, NewVisitor, QuestionRow, TicketTables, VisitorRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<TicketTables>();

export async function insertVisitor(tx: Tx, row: NewVisitor): Promise<void> {
  await tables(tx).insertInto('ticket_visitors').values(row).execute();
}

export const readVisitor = (db: Database | Tx, ticketId: number): Promise<VisitorRow | undefined> =>
  tables(db).selectFrom('ticket_visitors').selectAll().where('ticket_id', '=', ticketId).executeTakeFirst();

/** The same question since then, and by when it is answered. */
export const sameQuestion = (
  tx: Tx,
  fingerprint: Buffer,
  since: Date,
): Promise<{ due: Date | null } | undefined> =>
  tables(tx)
    .selectFrom('ticket_visitors')
    .innerJoin('tickets', 'tickets.id', 'ticket_visitors.ticket_id')
    .select('tickets.due')
    .where('ticket_visitors.fingerprint', '=', fingerprint)
    .where('ticket_visitors.created', '>', since)
    .limit(1)
    .executeTakeFirst();

/** When this address asked since then, oldest first. */
export async function askedFrom(tx: Tx, address: string, since: Date): Promise<Date[]> {
  const rows = await tables(tx)
    .selectFrom('ticket_visitors')
    .select('created')
    .where('address', '=', address)
    .where('created', '>', since)
    .orderBy('created')
    .execute();
  return rows.map(({ created }) => created);
}

export const readMessage = (db: Database | Tx, id: number): Promise<MessageRow | undefined> =>
  tables(db).selectFrom('ticket_messages').selectAll().where('id', '=', id).executeTakeFirst();

export async function writeDelivery(tx: Tx, id: number, delivery: 'sent' | 'refused'): Promise<void> {
  await tables(tx).updateTable('ticket_messages').set({ delivery }).where('id', '=', id).execute();
}

/** Letters that should be gone since then. */
export async function lettersWaiting(db: Database, before: Date): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('ticket_visitors')
    .innerJoin('ticket_messages', 'ticket_messages.ticket_id', 'ticket_visitors.ticket_id')
    .select('ticket_messages.id')
    .where('ticket_messages.delivery', '=', 'waiting')
    .where('ticket_messages.at', '<', before)
    .orderBy('ticket_messages.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Nothing of a question is left once it was answered before then. Answers the numbers that went. */
export async function deleteAnsweredBefore(tx: Tx, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`delete from tickets using ticket_visitors
    where ticket_visitors.ticket_id = tickets.id and tickets.finished < ${before} returning tickets.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function deleteAddressesBefore(tx: Tx, before: Date): Promise<void> {
  await tables(tx)
    .updateTable('ticket_visitors')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('created', '<', before)
    .execute();
}

/** Oldest first; those whose letter may still be under way stay until then. Whatever somebody else works on is left to them. */
export const lockQuestions = (tx: Tx, lettersBefore: Date, limit: number): Promise<QuestionRow[]> =>
  tables(tx)
    .selectFrom('questions')
    .selectAll()
    .where((is) => is.or([is('delivery', 'is distinct from', 'waiting'), is('answered', '<', lettersBefore)]))
    .orderBy('created')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function deleteQuestions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('questions').where('id', 'in', ids).execute();
}
