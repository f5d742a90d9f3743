import { sql } from 'kysely';
import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-words.ts';
import type { PrivacyRequest, PrivacyTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<PrivacyTables>();

/** One open request per person: of two at once the first is kept, and both calls return it. Returns whether it is new. */
export async function openRequest(
  tx: Tx,
  row: PrivacyRequest,
): Promise<{ row: PrivacyRequest; fresh: boolean }> {
  const inserted = await tables(tx)
    .insertInto('privacy_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'open').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, fresh: true };
  const open = await tables(tx)
    .selectFrom('privacy_requests')
    .selectAll()
    .where('user_id', '=', row.user_id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return { row: open, fresh: false };
}

export async function lockRequest(tx: Tx, id: string): Promise<PrivacyRequest | undefined> {
  return tables(tx)
    .selectFrom('privacy_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeRequest(
  tx: Tx,
  id: string,
  change: Partial<PrivacyRequest>,
): Promise<PrivacyRequest> {
  return tables(tx)
    .updateTable('privacy_requests')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function requestsOf(db: Database | Tx, userId: string): Promise<PrivacyRequest[]> {
  return tables(db)
    .selectFrom('privacy_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .execute();
}

/** The request and its outcome stay as proof; what anybody wrote about it is erased. */
export async function eraseRequestTexts(tx: Tx, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('privacy_requests')
    .set({ comment: '', answer: '' })
    .where('user_id', '=', userId)
    .execute();
}

export interface RequestFilter {
  readonly openOnly: boolean;
  /** All of them, each somewhere in the name, the phone or the number of the request. */
  readonly words: readonly string[];
}

/** Open ones by the nearest deadline ahead, then what is over, newest first. Of an erased person only the number is left. */
export async function listRequests(
  db: Database,
  { openOnly, words }: RequestFilter,
  now: Date,
  offset: number,
  limit: number,
) {
  const patterns = words.map(containing);
  const { rows } = await sql<PrivacyRequest & { total: number }>`
    select *, count(*) over () as total from privacy_requests
    where (${openOnly} is false or status = 'open')
      and (${patterns.length} = 0 or lower(concat_ws(' ', id::text, (
        select concat_ws(' ', last_name, first_name, middle_name, phone) from users
        where users.id = privacy_requests.user_id and erased is null
      ))) like all (${patterns}::text[]))
    order by status <> 'open',
      case when status = 'open' then coalesce(least(
        case when stop_distribution_by > ${now} then stop_distribution_by end,
        case when stop_processing_by > ${now} then stop_processing_by end,
        case when destroy_by > ${now} then destroy_by end), destroy_by) end,
      created desc
    limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** What is open, and how much of it has passed a deadline of the law. */
export async function openLoad(db: Database, now: Date) {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) as waiting, min(created) as oldest, count(*) filter (where
      least(stop_distribution_by, stop_processing_by, destroy_by) < ${now}) as overdue
    from privacy_requests where status = 'open'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

export async function decidedSince(db: Database, time: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; done: number }>`select decided_by as id, count(*) as done
    from privacy_requests where decided >= ${time} and decided_by is not null group by decided_by`.execute(
    db,
  );
  return new Map(rows.map(({ id, done }) => [id, done]));
}

/** One export of a person at a time: the limit can't be outrun by parallel requests. */
export async function lockExports(tx: Tx, userId: string): Promise<void> {
  await advisoryLock(tx, `privacy export ${userId}`);
}
