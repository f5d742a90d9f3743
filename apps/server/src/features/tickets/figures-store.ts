import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { TicketTables } from './tables.ts';

/** A question and its answer, as figures: they outlive the words. */
export async function addRound(tx: Tx, row: Insertable<TicketTables['ticket_rounds']>): Promise<void> {
  await tx.withTables<TicketTables>().insertInto('ticket_rounds').values(row).execute();
}

interface HourRow {
  readonly hour: number;
  readonly asked: number;
  readonly answered: number;
}

/** How many questions came and were answered since then, by the hour of Moscow's day; what still waits has come too. */
export async function countByHour(db: Database, since: Date): Promise<HourRow[]> {
  const hour = (column: 'asked' | 'answered') =>
    sql`extract(hour from ${sql.ref(column)} at time zone 'Europe/Moscow')::integer`;
  const { rows } = await sql<HourRow>`select hour, count(*) filter (where came) as asked,
      count(*) filter (where not came) as answered
    from (
      select ${hour('asked')} as hour, true as came from ticket_rounds where asked >= ${since}
      union all
      select ${hour('asked')}, true from tickets where due is not null and asked >= ${since}
      union all
      select ${hour('answered')}, false from ticket_rounds where answered >= ${since}
    ) both_ways group by hour order by hour`.execute(db);
  return rows;
}

interface WeekRow {
  readonly week: string;
  readonly type: number | null;
  readonly answered: number;
  readonly kept: number;
}

/** How many answers were given in each week, and how many of them in time, by topic. A week is named by its Monday. */
export async function countByWeek(db: Database, since: Date): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`select
      to_char(date_trunc('week', answered at time zone 'Europe/Moscow'), 'YYYY-MM-DD') as week, type,
      count(*) as answered, count(*) filter (where answered <= due) as kept
    from ticket_rounds where answered >= ${since} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** How many answers each of these people has sent since then. */
export async function answersSince(
  db: Database,
  people: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .withTables<TicketTables>()
    .selectFrom('ticket_messages')
    .select((select) => ['author_id', select.fn.countAll<number>().as('done')])
    .where('author_id', 'in', people)
    .where('at', '>=', since)
    .where('by', '=', 'manager')
    .where('internal', '=', false)
    .groupBy('author_id')
    .execute();
  return new Map(rows.map(({ author_id, done }) => [author_id ?? '', Number(done)]));
}
