import { randomUUID } from 'node:crypto';
import type { ReviewKind } from '@punkt/contract/reviews';
import type { CountryCode } from '@punkt/domain/country-code';
import { promisedBy } from '@punkt/domain/review-terms';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import { addHistory, insertReview, withdrawOpen } from './review-store.ts';
import type { Remark } from './tables.ts';

export interface NewReview {
  readonly kind: ReviewKind;
  /** The record to look at: a company, a document. */
  readonly subjectId: string;
  readonly subject: string;
  readonly userId: string;
  readonly country: CountryCode;
}

export interface Verdict {
  readonly decision: 'approve' | 'remark' | 'cancel';
  readonly comment: string;
  readonly remarks: readonly Remark[];
}

/** What staff see of a record: values and files by their path on the wire, so that a remark names what the form shows. */
export interface SubjectView {
  readonly fields: ReadonlyArray<{ readonly path: string; readonly value: string }>;
  readonly files: ReadonlyArray<{ readonly path: string; readonly id: string }>;
  readonly unverified: boolean;
}

/** The feature that owns the record shows it and carries the verdict out; reviews know only the case. */
export interface ReviewSubject {
  read(db: Database | Tx, subjectId: string): Promise<SubjectView>;
  decide(tx: Tx, subjectId: string, verdict: Verdict): Promise<void>;
}

/** What features whose records are checked ask of the queue, inside their own transaction. */
export function createReviewAdmin(clock: Clock) {
  const withdraw = async (tx: Tx, kind: ReviewKind, subjectId: string, actorId: string) => {
    const now = clock.now();
    const closed = await withdrawOpen(tx, kind, subjectId, now);
    if (!closed) return;
    await addHistory(tx, { review_id: closed.id, at: now, actor_id: actorId, action: 'withdrawn' });
    await announce(tx, clock, 'staff', 'review', { id: closed.id, kind, status: 'withdrawn' });
  };
  return {
    /** What is sent anew takes the place of what waits. */
    open: async (tx: Tx, { kind, subjectId, subject, userId, country }: NewReview): Promise<string> => {
      await withdraw(tx, kind, subjectId, userId);
      const [id, now] = [randomUUID(), clock.now()];
      await insertReview(tx, {
        id,
        kind,
        subject_id: subjectId,
        subject,
        user_id: userId,
        country,
        created: now,
        due: promisedBy(now),
      });
      await addHistory(tx, { review_id: id, at: now, actor_id: userId, action: 'opened' });
      await announce(tx, clock, 'staff', 'review', { id, kind, status: 'waiting' });
      return id;
    },
    withdraw,
  };
}

export type ReviewAdmin = ReturnType<typeof createReviewAdmin>;
