import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Remark, ReviewStatus, ReviewTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<ReviewTables>();

export type ReviewRow = Awaited<ReturnType<typeof readReview>> & object;

export function readReview(db: Database | Tx, id: string) {
  return tables(db).selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockReview(tx: Tx, id: string) {
  return tables(tx).selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertReview(tx: Tx, row: Insertable<ReviewTables['reviews']>): Promise<void> {
  await tables(tx).insertInto('reviews').values(row).execute();
}

/** Answers the case that was open for the subject, if there was one. */
export function withdrawOpen(tx: Tx, kind: ReviewRow['kind'], subjectId: string, now: Date) {
  return tables(tx)
    .updateTable('reviews')
    .set({ status: 'withdrawn', decided: now })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'waiting')
    .returning(['id', 'kind'])
    .executeTakeFirst();
}

export interface ClaimRequest {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
  /** Claims with no sign of work since then have lapsed. */
  readonly lapsed: Date;
  readonly takeOver: boolean;
}

/** One statement, so that of two who reach for a case one gets it: the second finds the row changed. */
export async function claimReview(tx: Tx, { id, by, now, lapsed, takeOver }: ClaimRequest): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('reviews')
    .set({ claimed_by: by, claimed_at: now, claim_seen: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
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

/** Opening one's own case is work: the half hour starts anew. */
export async function touchClaim(tx: Tx, id: string, by: string, now: Date, lapsed: Date): Promise<void> {
  await tables(tx)
    .updateTable('reviews')
    .set({ claim_seen: now })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .where('claim_seen', '>=', lapsed)
    .where('status', '=', 'waiting')
    .execute();
}

export async function releaseReview(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('reviews')
    .set({ claimed_by: null, claimed_at: null, claim_seen: null })
    .where('id', '=', id)
    .execute();
}

export interface Outcome {
  readonly status: ReviewStatus;
  readonly by: string;
  readonly now: Date;
  readonly comment: string;
  readonly remarks: readonly Remark[];
}

export async function closeReview(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tables(tx)
    .updateTable('reviews')
    .set({
      status: outcome.status,
      decided: outcome.now,
      decided_by: outcome.by,
      comment: outcome.comment,
      remarks: JSON.stringify(outcome.remarks),
    })
    .where('id', '=', id)
    .execute();
}

export async function addHistory(tx: Tx, row: Insertable<ReviewTables['review_history']>): Promise<void> {
  await tables(tx).insertInto('review_history').values(row).execute();
}

export function readHistory(db: Database | Tx, reviewId: string) {
  return tables(db)
    .selectFrom('review_history')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute();
}

export function readReviewsOf(db: Database | Tx, userId: string) {
  return tables(db)
    .selectFrom('reviews')
    .select(['kind', 'status', 'created', 'decided', 'comment', 'remarks'])
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();
}

/** The case stays as a figure, without a word about whom it was. */
export async function eraseReviews(tx: Tx, userId: string, now: Date): Promise<void> {
  const own = tables(tx).selectFrom('reviews').select('id').where('user_id', '=', userId);
  await tables(tx).updateTable('review_history').set({ comment: '' }).where('review_id', 'in', own).execute();
  await tables(tx)
    .updateTable('reviews')
    .set({ subject: '', comment: '', remarks: '[]' })
    .where('user_id', '=', userId)
    .execute();
  await tables(tx)
    .updateTable('reviews')
    .set({ status: 'withdrawn', decided: now })
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .execute();
}
