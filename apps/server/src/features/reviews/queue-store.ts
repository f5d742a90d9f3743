import type { CountryCode } from '@punkt/domain/country-code';
import { sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { ReviewRow, ReviewTables } from './tables.ts';

export interface QueueFilter {
  /** At least one. */
  readonly kinds: readonly string[];
  readonly stage: string;
  readonly country?: CountryCode | undefined;
  readonly flag?: string | undefined;
  /** Only what this person holds (waiting) or decided. */
  readonly by?: string | undefined;
  /** Only what was promised for before then. */
  readonly dueBefore?: Date | undefined;
  /** Claims with no sign of work since then have lapsed. */
  readonly lapsed: Date;
  /** All of them, each anywhere in what the case is searched by. */
  readonly words?: readonly string[] | undefined;
}

/** What the reader typed is no pattern. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** One kind is compared by `=`, so that its index gives the order; several need no more than the common one. */
function matching(db: Database | Tx, filter: QueueFilter) {
  const { kinds, stage, country, flag, by, dueBefore, lapsed, words = [] } = filter;
  const [only = ''] = kinds;
  let rows = db.withTables<ReviewTables>().selectFrom('reviews');
  rows = kinds.length === 1 ? rows.where('kind', '=', only) : rows.where('kind', 'in', kinds);
  if (stage === 'waiting') rows = rows.where('waiting_since', 'is not', null);
  else if (stage === 'decided')
    rows = rows.where('decided_by', 'is not', null).where('waiting_since', 'is', null);
  else rows = rows.where('stage', '=', stage).where('waiting_since', 'is', null);
  if (country) rows = rows.where('country', '=', country);
  if (flag) rows = rows.where(sql<boolean>`${flag} = any (flags)`);
  if (dueBefore) rows = rows.where('due', '<', dueBefore);
  if (by && stage === 'waiting') rows = rows.where('claimed_by', '=', by).where('claim_seen', '>=', lapsed);
  if (by && stage !== 'waiting') rows = rows.where('decided_by', '=', by);
  for (const word of words) rows = rows.where('search', 'like', containing(word));
  return rows;
}

/** What waits, the longest waiting first; the rest, the newest first. */
export function readQueue(
  db: Database | Tx,
  filter: QueueFilter,
  page: number,
  size: number,
): Promise<ReviewRow[]> {
  const rows = matching(db, filter).selectAll();
  const ordered = {
    waiting: () => rows.orderBy('waiting_since').orderBy('kind').orderBy('id'),
    decided: () => rows.orderBy('decided', 'desc').orderBy('kind').orderBy('id'),
  }[filter.stage];
  return (ordered?.() ?? rows.orderBy('since', 'desc').orderBy('id', 'desc'))
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Counts no further than asked: the archive only grows, and nobody needs to know whether it is 90,000 or 91,000. */
export const countQueue = (db: Database | Tx, filter: QueueFilter, most: number): Promise<number> =>
  countRows(db, matching(db, filter).select('id').limit(most));

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
