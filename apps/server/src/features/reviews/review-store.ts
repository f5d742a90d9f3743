import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { CaseKey, NewReview, Remark, ReviewRow, ReviewTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<ReviewTables>();

export const readReview = (db: Database | Tx, { kind, id }: CaseKey): Promise<ReviewRow | undefined> =>
  tables(db)
    .selectFrom('reviews')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();

const ANSWERED = { asked_since: null, asked_due: null };

/**
 * Writes a case as its record now stands. A new status begins a new wait, free for anybody; one that goes on keeps its place in
 * the queue, its promise and its claim. Answers which time it comes to staff. Where nobody can be written to any more, there is
 * nothing left to answer.
 */
export function puttingReview(tx: Database | Tx, row: NewReview, talks: boolean) {
  const goesOn = sql<boolean>`reviews.waiting_since is not null and excluded.waiting_since is not null
    and reviews.status = excluded.status`;
  const kept = <T>(column: string) =>
    sql<T>`case when ${goesOn} then ${sql.ref(`reviews.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
  const claim = <T>(column: string) =>
    sql<T | null>`case when ${goesOn} then ${sql.ref(`reviews.${column}`)} end`;
  return tables(tx)
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet((set) => ({
        country: set.ref('excluded.country'),
        stage: set.ref('excluded.stage'),
        status: set.ref('excluded.status'),
        title: set.ref('excluded.title'),
        note: set.ref('excluded.note'),
        owner: set.ref('excluded.owner'),
        search: set.ref('excluded.search'),
        flags: set.ref('excluded.flags'),
        round: sql<number>`reviews.round + case when excluded.waiting_since is not null
          and reviews.waiting_since is null and reviews.decided is not null then 1 else 0 end`,
        waiting_since: kept<Date | null>('waiting_since'),
        due: kept<Date | null>('due'),
        since: sql<Date>`case when reviews.status = excluded.status then reviews.since else excluded.since end`,
        claimed_by: claim<string>('claimed_by'),
        claimed_at: claim<Date>('claimed_at'),
        claim_seen: claim<Date>('claim_seen'),
        ...(!talks && ANSWERED),
      })),
    )
    .returning('round');
}

/** The owner wrote: the first message that nobody has answered starts the term. */
export async function markAsked(tx: Tx, { kind, id }: CaseKey, since: Date, due: Date): Promise<void> {
  await tables(tx)
    .updateTable('reviews')
    .set({ asked_since: since, asked_due: due })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('asked_since', 'is', null)
    .execute();
}

/** Answers whether there was something to answer. */
export async function markAnswered(tx: Tx, { kind, id }: CaseKey): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('reviews')
    .set(ANSWERED)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('asked_since', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers the case that waited for the subject, if there was one. */
export const withdrawWaiting = (
  tx: Tx,
  kind: string,
  subjectId: string,
  now: Date,
): Promise<CaseKey | undefined> =>
  tables(tx)
    .updateTable('reviews')
    .set({
      stage: 'withdrawn',
      status: 'withdrawn',
      waiting_since: null,
      due: null,
      since: now,
      decided: now,
    })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('waiting_since', 'is not', null)
    .returning(['kind', 'id'])
    .executeTakeFirst();

export interface ClaimRequest extends CaseKey {
  readonly by: string;
  readonly now: Date;
  /** Claims with no sign of work since then have lapsed. */
  readonly lapsed: Date;
  readonly takeOver: boolean;
}

/** One statement, so that of two who reach for a case one gets it: the second finds the row changed. */
export async function claimReview(tx: Tx, { kind, id, by, now, lapsed, takeOver }: ClaimRequest) {
  const row = await tables(tx)
    .updateTable('reviews')
    .set({
      claimed_by: by,
      // Whoever holds it goes on holding it since then.
      claimed_at: sql<Date>`case when claimed_by = ${by} and claim_seen >= ${lapsed} then claimed_at else ${now} end`,
      claim_seen: now,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('waiting_since', 'is not', null)
    .$if(!takeOver, (query) =>
      query.where((where) =>
        where.or([
          where('claimed_by', 'is', null),
          where('claimed_by', '=', by),
          where('claim_seen', '<', lapsed),
        ]),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface AssignRequest extends CaseKey {
  readonly to: string;
  /** Who had it when that was decided. */
  readonly holder: string | null;
  readonly now: Date;
  readonly lapsed: Date;
}

/** Answers whether it was still so. */
export async function assignReview(
  tx: Tx,
  { kind, id, to, holder, now, lapsed }: AssignRequest,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('reviews')
    .set({ claimed_by: to, claimed_at: now, claim_seen: now })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('waiting_since', 'is not', null)
    .where((where) =>
      holder === null
        ? where.or([where('claimed_by', 'is', null), where('claim_seen', '<', lapsed)])
        : where('claimed_by', '=', holder),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether this holder still had it. */
export async function releaseReview(tx: Tx, { kind, id }: CaseKey, holder: string): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('reviews')
    .set({ claimed_by: null, claimed_at: null, claim_seen: null })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('claimed_by', '=', holder)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Outcome {
  /** Nothing where the record's own way has moved the case already. */
  readonly status?: string | undefined;
  readonly stage: string;
  readonly by: string;
  readonly now: Date;
  readonly comment: string;
  readonly remarks: readonly Remark[];
}

export async function writeDecision(tx: Tx, { kind, id }: CaseKey, outcome: Outcome): Promise<void> {
  const { status, stage, by, now, comment } = outcome;
  const ended = { waiting_since: null, due: null, claimed_by: null, claimed_at: null, claim_seen: null };
  await tables(tx)
    .updateTable('reviews')
    .set({
      decided: now,
      decided_by: by,
      comment,
      remarks: JSON.stringify(outcome.remarks),
      // The words of a decision are an answer too.
      ...(comment !== '' && ANSWERED),
      ...(status && { ...ended, status, stage, since: now }),
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** What happened to a case last. */
export const readLastAct = (tx: Tx, { kind, id }: CaseKey) =>
  tables(tx)
    .selectFrom('review_history')
    .selectAll()
    .where('kind', '=', kind)
    .where('review_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function addHistory(tx: Tx, row: Insertable<ReviewTables['review_history']>): Promise<void> {
  await tables(tx).insertInto('review_history').values(row).execute();
}

/** With their history. */
export async function deleteReviews(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('reviews').where('kind', '=', kind).where('id', 'in', ids).execute();
}

export const readReviewsOf = (db: Database | Tx, userId: string) =>
  tables(db)
    .selectFrom('reviews')
    .select(['kind', 'id', 'status', 'created', 'decided', 'comment', 'remarks'])
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();

/** The case stays as a figure, without a word about whom it was. What waits is taken from the queue. */
export async function eraseReviews(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`update review_history set comment = '' from reviews
    where reviews.user_id = ${userId} and reviews.kind = review_history.kind
      and reviews.id = review_history.review_id and review_history.comment <> ''`.execute(tx);
  await tables(tx)
    .updateTable('reviews')
    .set({ title: '', note: '', owner: '', search: '', comment: '', remarks: '[]', ...ANSWERED })
    .where('user_id', '=', userId)
    .execute();
  await tables(tx)
    .updateTable('reviews')
    .set({
      stage: 'withdrawn',
      status: 'withdrawn',
      waiting_since: null,
      due: null,
      since: now,
      decided: now,
    })
    .where('user_id', '=', userId)
    .where('waiting_since', 'is not', null)
    .execute();
}
