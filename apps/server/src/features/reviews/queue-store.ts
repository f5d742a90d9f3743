import type { QUEUE_ORDERS } from '@punkt/contract/reviews';
import type { CountryCode } from '@punkt/domain/country-code';
import { sql } from 'kysely';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';
import { containing, termQuery } from '../../platform/database/search-words.ts';
import type { CaseKey, ReviewRow, ReviewTables } from './tables.ts';

export type QueueOrder = (typeof QUEUE_ORDERS)[number];

export interface QueueFilter {
  /** At least one. */
  readonly kinds: readonly string[];
  readonly stage: string;
  readonly country?: CountryCode | undefined;
  readonly flag?: string | undefined;
  readonly sort?: QueueOrder | undefined;
  /** Only what this person holds (waiting) or decided; of messages, either. */
  readonly by?: string | undefined;
  /** Only what was promised for before then. */
  readonly dueBefore?: Date | undefined;
  /** Claims with no sign of work since then have lapsed. */
  readonly lapsed: Date;
  readonly found?: Found | undefined;
}

/** Not a list of any kind: whatever an owner waits for an answer about, wherever it stands. */
export const MESSAGES = 'messages';

/** What a search found: the cases while they are few, else the words, which so many say that a list in its order soon meets them. */
export type Found = { readonly cases: readonly CaseKey[] } | { readonly words: readonly string[] };

const FEW = 2_000;

/**
 * Cases that say all of these words, each as the beginning of one or as a part of a number. By itself and not as a condition of the list: the planner
 * takes every beginning of a word for that of one case in fifty, and would read a list of millions in its order to find none.
 */
export async function findSaying(
  db: Database | Tx,
  kinds: readonly string[],
  words: readonly string[],
): Promise<Found> {
  const terms = termQuery(words);
  if (terms === null) return { cases: [] };
  const cases = await db
    .withTables<ReviewTables>()
    .selectFrom('reviews')
    .select(['kind', 'id'])
    // No condition of an index: with two kinds or more the planner would take all entries of this one from the key, a million of them, to
    // compare them with the few that say the words.
    .where(sql`kind || ''`, 'in', kinds)
    .where(sql<boolean>`search_terms(search) @@ ${terms}::tsquery`)
    .limit(FEW + 1)
    .execute();
  return cases.length > FEW ? { words } : { cases };
}

/** The condition of a list that shows what was found. */
function isFound(found: Found) {
  if ('words' in found)
    return sql<boolean>`search like all (${sql.val(found.words.map(containing))}::text[])`;
  const column = (name: keyof CaseKey) => sql.val(found.cases.map((each) => each[name]));
  return sql<boolean>`(kind, id) in (select * from unnest(${column('kind')}::text[], ${column('id')}::text[]))`;
}

/** One kind is compared by `=`, so that its index gives the order; several need no more than the common one. */
function matching(db: Database | Tx, filter: QueueFilter) {
  const { kinds, stage, country, flag, by, dueBefore, lapsed, found } = filter;
  const [only = ''] = kinds;
  let rows = db.withTables<ReviewTables>().selectFrom('reviews');
  rows = kinds.length === 1 ? rows.where('kind', '=', only) : rows.where('kind', 'in', kinds);
  if (stage === 'waiting') rows = rows.where('waiting_since', 'is not', null);
  else if (stage === MESSAGES) rows = rows.where('asked_since', 'is not', null);
  else if (stage === 'decided')
    rows = rows.where('decided_by', 'is not', null).where('waiting_since', 'is', null);
  else rows = rows.where('stage', '=', stage).where('waiting_since', 'is', null);
  if (country) rows = rows.where('country', '=', country);
  if (flag) rows = rows.where(sql<boolean>`${flag} = any (flags)`);
  if (dueBefore) rows = rows.where(stage === MESSAGES ? 'asked_due' : 'due', '<', dueBefore);
  if (by && stage === 'waiting') rows = rows.where('claimed_by', '=', by).where('claim_seen', '>=', lapsed);
  if (by && stage === MESSAGES)
    rows = rows.where((where) =>
      where.or([
        where('decided_by', '=', by),
        where.and([where('claimed_by', '=', by), where('claim_seen', '>=', lapsed)]),
      ]),
    );
  else if (by && stage !== 'waiting') rows = rows.where('decided_by', '=', by);
  return found ? rows.where(isFound(found)) : rows;
}

/**
 * A page and how many there are (no further than `most`), in one statement. What waits, the longest waiting first; the rest, the newest first,
 * unless another order is asked for.
 */
export async function readQueue(
  db: Database | Tx,
  filter: QueueFilter,
  { page, pageSize, most }: { readonly page: number; readonly pageSize: number; readonly most: number },
): Promise<{ readonly rows: ReviewRow[]; readonly total: number }> {
  const counted = matching(db, filter).select('id').limit(most);
  const all = matching(db, filter)
    .selectAll()
    .select(sql<number>`(select count(*) from (${counted}) as counted)`.as('total'));
  const rows = await orderOf(filter)
    .reduce((sorted, [column, direction]) => sorted.orderBy(column, direction), all)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  // Behind the last page nothing says how many there are.
  return { rows, total: rows[0]?.total ?? (page === 1 ? 0 : await countRows(db, counted)) };
}

type Order = ReadonlyArray<
  readonly ['waiting_since' | 'asked_since' | 'due' | 'decided' | 'since' | 'kind' | 'id', 'asc' | 'desc']
>;

/** As an index has it, forwards or backwards: a page is never sorted. */
function orderOf({ stage, sort }: QueueFilter): Order {
  const turned = (order: Order, turn: boolean): Order =>
    turn ? order.map(([column, direction]) => [column, direction === 'asc' ? 'desc' : 'asc']) : order;
  if (stage === 'waiting' && sort === 'due') return [['due', 'asc'], ...ROW];
  if (stage === 'waiting') return turned([['waiting_since', 'asc'], ...ROW], sort === 'newest');
  if (stage === MESSAGES) return turned([['asked_since', 'asc'], ...ROW], sort === 'newest');
  if (stage === 'decided') return turned([['decided', 'desc'], ...ROW], sort === 'oldest');
  return turned(
    [
      ['since', 'desc'],
      ['id', 'desc'],
    ],
    sort === 'oldest',
  );
}

const ROW: Order = [
  ['kind', 'asc'],
  ['id', 'asc'],
];

/** Counts no further than asked: the archive only grows, and nobody needs to know whether it is 90,000 or 91,000. */
export const countQueue = (db: Database | Tx, filter: QueueFilter, most: number): Promise<number> =>
  countRows(db, matching(db, filter).select('id').limit(most));

/** Cases of a kind by words alone, in whatever list they stand; the newest first. */
export async function findCases(
  db: Database | Tx,
  kind: string,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .withTables<ReviewTables>()
    .selectFrom('reviews')
    .select('id')
    .where('kind', '=', kind)
    .where(isFound(await findSaying(db, [kind], words)))
    .orderBy('since', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface QueueLoad {
  readonly kind: string;
  readonly waiting: number;
  readonly overdue: number;
  readonly oldest: Date | null;
}

export async function readLoad(db: Database, kinds: readonly string[], now: Date): Promise<QueueLoad[]> {
  const { rows } = await sql<QueueLoad>`select kind, count(*) as waiting,
      count(*) filter (where due < ${now}) as overdue, min(waiting_since) as oldest
    from reviews where waiting_since is not null and kind = any (${sql.val(kinds)}::text[])
    group by kind`.execute(db);
  return rows;
}

/** Owners who wait for an answer. */
export async function readMessageLoad(db: Database, kinds: readonly string[], now: Date) {
  const { rows } = await sql<Omit<QueueLoad, 'kind'>>`select count(*) as waiting,
      count(*) filter (where asked_due < ${now}) as overdue, min(asked_since) as oldest
    from reviews where asked_since is not null and kind = any (${sql.val(kinds)}::text[])`.execute(db);
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

/** Read from the indexes of claims and decisions, not from all cases. */
export async function readPeopleLoad(
  db: Database,
  ids: readonly string[],
  { lapsed, today, week }: LoadTimes,
): Promise<PersonLoad[]> {
  const { rows } = await sql<PersonLoad>`select person.id,
      (select count(*) from reviews where claimed_by = person.id and waiting_since is not null
        and claim_seen >= ${lapsed}) as claimed,
      (select count(*) from reviews where decided_by = person.id and decided >= ${today}) as today,
      (select count(*) from reviews where decided_by = person.id and decided >= ${week}) as week
    from unnest(${sql.val(ids)}::uuid[]) as person(id)`.execute(db);
  return rows;
}
