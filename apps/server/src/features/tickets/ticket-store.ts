import type { TicketState, TicketType } from '@punkt/domain/ticket-terms';
import { sql, type Updateable } from 'kysely';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';
import type {
  MessageRow,
  NewMessage,
  NewTicket,
  NewTicketHistory,
  TicketHistoryRow,
  TicketRow,
  TicketTables,
} from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<TicketTables>();

export const readTicket = (db: Database | Tx, id: number): Promise<TicketRow | undefined> =>
  tables(db).selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();

/** Everything that happens to a ticket begins with this lock, and no lock is shared between two tickets. */
export const lockTicket = (tx: Tx, id: number): Promise<TicketRow | undefined> =>
  tables(tx).selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertTicket = (tx: Tx, row: NewTicket): Promise<TicketRow> =>
  tables(tx).insertInto('tickets').values(row).returningAll().executeTakeFirstOrThrow();

export const findSent = (tx: Tx, userId: string, clientUuid: string): Promise<TicketRow | undefined> =>
  tables(tx)
    .selectFrom('tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

type Changes = Omit<Updateable<TicketTables['tickets']>, 'search'>;

const SEARCHED = 4_000;

/** The same of one that is locked, for a statement that writes it whole. */
export function foundBy(search: string, found: string): string {
  const all = `${search} ${found.toLowerCase()}`;
  // As PostgreSQL counts: by characters.
  return all.length > SEARCHED ? [...all].slice(0, SEARCHED).join('') : all;
}

/** Every change makes a new version. `found`: words by which it can be found from now on. */
export const changeTicket = (tx: Tx, id: number, changes: Changes, found = ''): Promise<TicketRow> =>
  tables(tx)
    .updateTable('tickets')
    .set((set) => ({
      ...changes,
      ...(found && { search: sql<string>`left(search || ' ' || ${found.toLowerCase()}, ${SEARCHED})` }),
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Answers nothing where the same message came before. */
export const insertMessage = (tx: Tx, row: NewMessage): Promise<MessageRow | undefined> =>
  tables(tx)
    .insertInto('ticket_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ticket_id', 'client_uuid']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Oldest first; notes between colleagues only where they are asked for. */
export const readMessages = (
  db: Database | Tx,
  ticketId: number,
  { internal }: { readonly internal: boolean },
): Promise<MessageRow[]> =>
  tables(db)
    .selectFrom('ticket_messages')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .$if(!internal, (query) => query.where('internal', '=', false))
    .orderBy('id')
    .execute();

/** What a manager told the partner after the message that the colleague has seen last. */
export const answerAfter = (tx: Tx, ticketId: number, seen: number): Promise<MessageRow | undefined> =>
  tables(tx)
    .selectFrom('ticket_messages')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('id', '>', seen)
    .where('by', '=', 'manager')
    .where('internal', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function addHistory(tx: Tx, row: NewTicketHistory): Promise<void> {
  await tables(tx).insertInto('ticket_history').values(row).execute();
}

export const readHistory = (db: Database | Tx, ticketId: number): Promise<TicketHistoryRow[]> =>
  tables(db)
    .selectFrom('ticket_history')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute();

export interface TicketFilter {
  readonly userId: string;
  readonly state: TicketState | null;
  readonly types: readonly TicketType[];
  /** All of them, each anywhere in what a ticket is searched by. */
  readonly words: readonly string[];
  readonly oldestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** What the reader typed is no pattern. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function matching(db: Database | Tx, { userId, state, types, words }: TicketFilter) {
  let rows = tables(db).selectFrom('tickets').where('user_id', '=', userId);
  if (state !== null) rows = rows.where('state', '=', state);
  if (types.length > 0) rows = rows.where('type', 'in', types);
  for (const word of words) rows = rows.where('search', 'like', containing(word));
  return rows;
}

/** A page of one person's tickets, by their own index: what others have costs nothing. */
export const readTickets = (db: Database | Tx, filter: TicketFilter): Promise<TicketRow[]> => {
  const direction = filter.oldestFirst ? 'asc' : 'desc';
  return matching(db, filter)
    .selectAll()
    .orderBy('created', direction)
    .orderBy('id', direction)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
};

export const countTickets = (db: Database | Tx, filter: TicketFilter, most: number): Promise<number> =>
  countRows(db, matching(db, filter).select('id').limit(most));

/** By the person's own index: nobody has so many that counting them costs something. */
export async function countElsewhere(db: Database, filter: TicketFilter) {
  const { total, unread } = await matching(db, filter)
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where unread)`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), unread: Number(unread) };
}

export const countUnread = (db: Database | Tx, userId: string): Promise<number> =>
  countRows(
    db,
    tables(db).selectFrom('tickets').select('id').where('user_id', '=', userId).where('unread', '=', true),
  );

/** When the person opened tickets since then; the oldest first. */
export async function openedSince(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const rows = await tables(tx)
    .selectFrom('tickets')
    .select('created')
    .where('user_id', '=', userId)
    .where('created', '>', since)
    .orderBy('created')
    .execute();
  return rows.map(({ created }) => created);
}

/** By these partners know a manager, not by an account. */
export async function staffNumbersOf(
  db: Database | Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: string; number: number }>`select user_id, number from staff_numbers
    where user_id = any (${sql.val(userIds)}::uuid[])`.execute(db);
  return new Map(rows.map(({ user_id, number }) => [user_id, String(number)]));
}

/** Everything a person wrote and was told, without who of the staff it was and without notes between colleagues. */
export async function exportTickets(db: Database, userId: string) {
  const rows = await tables(db)
    .selectFrom('tickets')
    .select(['id', 'type', 'reason', 'order_id', 'description', 'link', 'state', 'created', 'finished'])
    .select(['grade', 'grade_comment'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const messages = await tables(db)
    .selectFrom('ticket_messages')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['ticket_messages.ticket_id', 'at', 'by', 'message'])
    .where('tickets.user_id', '=', userId)
    .where('internal', '=', false)
    .orderBy('ticket_messages.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    messages: messages
      .filter(({ ticket_id }) => ticket_id === row.id)
      .map(({ ticket_id: _, ...rest }) => rest),
  }));
}

export const lockTicketsOf = (tx: Tx, userId: string): Promise<TicketRow[]> =>
  tables(tx)
    .selectFrom('tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The ticket stays as a figure, without a word. */
export async function blankTickets(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`update ticket_messages set message = '', files = '{}' from tickets
    where tickets.user_id = ${userId} and tickets.id = ticket_messages.ticket_id`.execute(tx);
  await tables(tx)
    .updateTable('tickets')
    .set({ description: '', link: '', files: [], grade_comment: '', search: '', unread: false })
    .set({ client_uuid: null, answered: null, due: null, asked: null, late: false, state: 3 })
    .set({ finished: sql<Date>`coalesce(finished, ${now})` })
    .where('user_id', '=', userId)
    .execute();
}

export const countTicketsOf = (db: Database | Tx, userId: string): Promise<number> =>
  countRows(db, tables(db).selectFrom('tickets').select('id').where('user_id', '=', userId));

/** The newest of a person, for whoever answers another one of theirs. */
export const readLatest = (db: Database | Tx, userId: string, most: number): Promise<TicketRow[]> =>
  tables(db)
    .selectFrom('tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

type PointTicket = Pick<TicketRow, 'id' | 'description' | 'state' | 'created'> & {
  /** Of the application that the point came out of; else of somebody who works there, about nothing in particular. */
  readonly about: boolean;
};

/** The newest of a point. Each half goes by its own index, whatever all others have. */
export async function ticketsAtPoint(db: Database, pointId: number, most: number): Promise<PointTicket[]> {
  const { rows } = await sql<PointTicket>`select * from (
      select tickets.id, description, tickets.state, tickets.created, true as about
        from orders join tickets on tickets.order_id = orders.id
        where orders.pickpoint_id = ${pointId}
      union all
      select own.id, own.description, own.state, own.created, false
        from (select owner_id as user_id from points where id = ${pointId}
          union select user_id from point_roles where pickpoint_id = ${pointId} and permission <> 'PERM_NONE') person
        cross join lateral (
          select id, description, state, created from tickets
            where tickets.user_id = person.user_id and order_id is null
            order by created desc, id desc limit ${most}) own
    ) found order by about desc, created desc, id desc limit ${most}`.execute(db);
  return rows;
}
