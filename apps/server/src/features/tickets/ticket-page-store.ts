import { type Expression, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import type { MessageRow, TicketHistoryRow, TicketRow, TicketTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<TicketTables>();

export const ticketRows = (rows: Expression<TicketRow>) =>
  part<TicketRow>(rows, {
    created: true,
    updated: true,
    finished: true,
    answered: true,
    due: true,
    asked: true,
  });

export const ticketPart = (db: Database | Tx, id: number) =>
  ticketRows(tables(db).selectFrom('tickets').selectAll().where('id', '=', id));

/** What its partner may read. */
const told = (db: Database | Tx, ticketId: number) =>
  tables(db).selectFrom('ticket_messages').where('ticket_id', '=', ticketId).where('internal', '=', false);

/** Whoever said something to its partner. */
export const authorsOf = (db: Database | Tx, ticketId: number) => told(db, ticketId).select('author_id');

/** The talk of a ticket as its partner sees it, what happened to it, and the number by which its manager is known. */
export const talkParts = (db: Database | Tx, ticketId: number) => ({
  messages: part<MessageRow>(told(db, ticketId).selectAll().orderBy('id'), { at: true }),
  history: part<TicketHistoryRow>(
    tables(db).selectFrom('ticket_history').selectAll().where('ticket_id', '=', ticketId).orderBy('id'),
    { at: true },
  ),
  managers: part(
    sql<{ user_id: string; number: number }>`select user_id, number from staff_numbers
      where user_id = (select manager_id from tickets where id = ${ticketId})`,
    {},
  ),
});
