import type { CountryCode } from '@punkt/domain/country-code';
import type { PointType } from '@punkt/domain/point-type';
import { sql } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { OrderRow, OrderTables } from '../tables.ts';

type QueueName = 'waiting' | 'payment' | 'rework' | 'accepted' | 'closed';

export interface QueueFilter {
  readonly status: QueueName;
  readonly country?: CountryCode | undefined;
  readonly typePoint?: PointType | undefined;
  readonly move?: boolean | undefined;
  /** Only what this person holds (waiting) or decided. */
  readonly by: string | null;
  /** Claims with no sign of work since then have lapsed. */
  readonly lapsed: Date;
  /** A number, or the beginning of a city. */
  readonly query?: string | undefined;
}

const tables = (db: Database | Tx) => db.withTables<OrderTables>();
/** What the reader typed is no pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function searched(query: string) {
  return /^\d{1,15}$/.test(query)
    ? sql<boolean>`id = ${Number(query)}`
    : sql<boolean>`lower(city_name) like ${`${literally(query.toLowerCase())}%`}`;
}

function matching(db: Database, filter: QueueFilter) {
  const { status, country, typePoint, move, by, lapsed, query } = filter;
  let rows = tables(db).selectFrom('orders');
  if (status === 'waiting') rows = rows.where('waiting_since', 'is not', null);
  // A draft that its owner threw away is closed too, and was never anybody else's to see.
  else rows = rows.where('stage', '=', status).where('submitted', 'is not', null);
  if (country) rows = rows.where('country', '=', country);
  if (typePoint) rows = rows.where('type_point', '=', typePoint);
  if (move !== undefined) rows = rows.where('ex_pickpoint_id', move ? 'is not' : 'is', null);
  if (by !== null && status === 'waiting')
    rows = rows.where('claimed_by', '=', by).where('claim_seen', '>=', lapsed);
  if (by !== null && status !== 'waiting') rows = rows.where('decided_by', '=', by);
  return query ? rows.where(searched(query)) : rows;
}

/** What waits, the longest waiting first; the rest, the newest change first. */
export function readQueue(
  db: Database,
  filter: QueueFilter,
  page: number,
  size: number,
): Promise<OrderRow[]> {
  const rows = matching(db, filter).selectAll();
  const ordered =
    filter.status === 'waiting'
      ? rows.orderBy('waiting_since').orderBy('id')
      : rows.orderBy('since', 'desc').orderBy('id', 'desc');
  return ordered
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Counts no further than asked: a long queue stays quick. */
export const countQueue = (db: Database, filter: QueueFilter, most: number): Promise<number> =>
  countRows(db, matching(db, filter).select('id').limit(most));

export interface Load {
  readonly waiting: number;
  readonly overdue: number;
  readonly oldest: Date | null;
}

export async function readLoad(db: Database, now: Date): Promise<Load> {
  const { rows } =
    await sql<Load>`select count(*) as waiting, count(*) filter (where due < ${now}) as overdue,
    min(waiting_since) as oldest from orders where waiting_since is not null`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

export interface PersonLoad {
  readonly id: string;
  readonly claimed: number;
  readonly today: number;
  readonly week: number;
}

interface LoadTimes {
  readonly lapsed: Date;
  readonly today: Date;
  readonly week: Date;
}

/** Read from the indexes of claims and decisions, not from all orders. */
export async function readPeopleLoad(
  db: Database,
  ids: readonly string[],
  { lapsed, today, week }: LoadTimes,
): Promise<PersonLoad[]> {
  const { rows } = await sql<PersonLoad>`select person.id,
      (select count(*) from orders where claimed_by = person.id and waiting_since is not null
        and claim_seen >= ${lapsed}) as claimed,
      (select count(*) from orders where decided_by = person.id and decided >= ${today}) as today,
      (select count(*) from orders where decided_by = person.id and decided >= ${week}) as week
    from unnest(${sql.val(ids)}::uuid[]) as person(id)`.execute(db);
  return rows;
}
