import type { Audience } from '@punkt/contract/events';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part, together } from '../../platform/database/together.ts';
import { announcing } from '../../platform/events/events.ts';
import { queuing } from '../../platform/jobs/jobs.ts';
import type { ReviewAdmin } from '../reviews/admin.ts';
import type { MessageRow, TicketRow, TicketTables } from './tables.ts';
import { ticketRows } from './ticket-page-store.ts';

const tables = (db: Database | Tx) => db.withTables<TicketTables>();

/** Locks the ticket, and then its person: what they send is counted one after the other. */
export const lockTicketAndPartner = together(
  () => ({
    tickets: ticketRows(sql<TicketRow>`select * from locked`),
    turns: part(
      sql`select pg_advisory_xact_lock(hashtextextended('tickets of ' || user_id, 0)) is null as own from locked`,
      {},
    ),
  }),
  ({ id }: { id: number }) => [
    sql`locked as materialized (select * from tickets where id = ${id} for update)`,
  ],
);

export interface SendingQuestion {
  readonly ticketId: number;
  readonly userId: string;
  readonly clientUuid: string | null;
  readonly since: Date;
}

/** What decides whether a message may be sent, under the locks of the ticket and of the person. */
export const sendingParts = (
  db: Database | Tx,
  { ticketId, userId, clientUuid, since }: SendingQuestion,
) => ({
  sent: part(
    tables(db)
      .selectFrom('ticket_messages')
      .select('id')
      .where('ticket_id', '=', ticketId)
      .where('client_uuid', '=', clientUuid),
    {},
  ),
  written: part(
    tables(db)
      .selectFrom('ticket_messages')
      .select('at')
      .where('author_id', '=', userId)
      .where('by', '=', 'partner')
      .where('at', '>', since)
      .orderBy('at'),
    { at: true },
  ),
});

type InPlace = ReviewAdmin['inPlace'];
type Case = ReturnType<InPlace['row']>;
type CaseValues = { readonly [Column in keyof Case as `case_${Column}`]: Case[Column] };

const CASE_COLUMNS = [
  'kind',
  'id',
  'subject_id',
  'user_id',
  'country',
  'created',
  'stage',
  'status',
  'title',
  'note',
  'owner',
  'search',
  'flags',
  'not_by',
  'since',
  'waiting_since',
  'due',
] as const satisfies readonly (keyof Case)[];

export const caseValues = (row: Case) =>
  Object.fromEntries(CASE_COLUMNS.map((column) => [`case_${column}`, row[column]])) as CaseValues;
const caseFrom = (values: CaseValues) =>
  Object.fromEntries(CASE_COLUMNS.map((column) => [column, values[`case_${column}`]])) as Case;

interface Sending extends Pick<TicketRow, 'id' | 'state' | 'due' | 'asked' | 'search'>, CaseValues {
  readonly at: Date;
  readonly userId: string;
  readonly clientUuid: string | null;
  readonly words: string;
  readonly files: readonly string[];
  readonly job: string;
  readonly payload: string;
  readonly runAt: Date;
  readonly jobKey: string | null;
  readonly audiences: readonly Audience<'person'>[];
  readonly news: string;
}

/**
 * A message of a partner with all that follows from it, in one statement: the ticket, the message, the case, the job that tells staff, and
 * the news for the partner. The account is held before the audience, as everywhere: the message names it.
 */
export const createSendingStore = ({ putting }: Pick<InPlace, 'putting'>) =>
  together(
    ({ job: name, payload, runAt, jobKey: key }: Sending) => ({
      tickets: ticketRows(sql<TicketRow>`select * from changed`),
      messages: part<MessageRow>(sql<MessageRow>`select * from said`, { at: true }),
      cases: part(sql<{ round: number }>`select round from shelved`, {}),
      jobs: part(queuing({ name, payload, runAt, key }), {}),
    }),
    (sending, db) => {
      const { id, at, userId, audiences, news } = sending;
      return [
        sql`changed as (update tickets set state = ${sending.state}, answered = null, due = ${sending.due},
          asked = ${sending.asked}, updated = ${at}, search = ${sending.search}, version = version + 1
          where id = ${id} returning *)`,
        sql`said as (insert into ticket_messages (ticket_id, client_uuid, at, author_id, by, message, files)
          values (${id}, ${sending.clientUuid}, ${at}, ${userId}, 'partner', ${sending.words}, ${sending.files})
          on conflict (ticket_id, client_uuid) do nothing returning *)`,
        sql`shelved as (${putting(db, caseFrom(sending))})`,
        sql`known as materialized (select round from shelved join users on users.id = ${userId} for key share of users)`,
        ...announcing('known', 'ticket', { audiences, data: news, at }),
      ];
    },
  );
