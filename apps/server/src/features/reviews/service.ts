import type { ReviewKind } from '@punkt/contract/reviews';
import { REVIEW_TOTAL } from '@punkt/contract/reviews';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { Notifier } from '../notifications/service.ts';
import type { ReviewSubject, Verdict } from './admin.ts';
import { type CaseFiles, type Origin, presentCase, recordReading } from './cases.ts';
import { decide } from './decisions.ts';
import { holderOf, isAbout, kindsOpenTo, mayReassign } from './policy.ts';
import { countQueue, type QueueFilter, readQueue } from './queue-store.ts';
import * as store from './review-store.ts';

export interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
  readonly files: CaseFiles;
  readonly subjects: Readonly<Record<ReviewKind, ReviewSubject>>;
  readonly notifications: Notifier;
}

export interface QueueRequest {
  readonly kind?: ReviewKind | undefined;
  readonly status: 'waiting' | 'decided';
  readonly mine: boolean;
  readonly page: number;
  readonly pageSize: number;
}

/** The case, if this person's role opens its kind. Ids are no secret among staff, so a missing right is said as such. */
async function lockCase(tx: Tx, caller: Caller, id: string): Promise<store.ReviewRow> {
  const review = await store.lockReview(tx, id);
  if (!review) throw notFound();
  if (!kindsOpenTo(caller.staffRoles).includes(review.kind)) throw new Failure('forbidden');
  return review;
}

export function createReviewService(deps: ReviewDeps) {
  const { db, clock } = deps;
  const tell = (tx: Tx, { id, kind, status }: store.ReviewRow) =>
    announce(tx, clock, 'staff', 'review', { id, kind, status });
  const note = (tx: Tx, id: string, caller: Caller, action: string) =>
    store.addHistory(tx, { review_id: id, at: clock.now(), actor_id: caller.userId, action });

  /** Runs one act on a case and answers the case as it then stands; whoever is shown it leaves a trace. */
  const act = async (
    caller: Caller,
    id: string,
    origin: Origin,
    action: string,
    work: (tx: Tx, review: store.ReviewRow) => Promise<void>,
  ) => {
    if (kindsOpenTo(caller.staffRoles).length === 0) throw new Failure('forbidden');
    await transaction(db, async (tx) => {
      const review = await lockCase(tx, caller, id);
      await work(tx, review);
      await recordReading(tx, clock, { review, caller, origin, action });
    });
    return presentCase(deps, caller, id);
  };

  return {
    list: async (caller: Caller, { kind, status, mine, page, pageSize }: QueueRequest) => {
      const open = kindsOpenTo(caller.staffRoles);
      const kinds = kind ? open.filter((one) => one === kind) : open;
      if (kinds.length === 0) throw new Failure('forbidden');
      const lapsed = claimLapsesBefore(clock.now());
      const filter: QueueFilter = { kinds, status, by: mine ? caller.userId : null, lapsed };
      const [rows, total] = await Promise.all([
        readQueue(db, filter, page, pageSize),
        countQueue(db, filter, REVIEW_TOTAL),
      ]);
      const holders = rows.map((row) => holderOf(row, clock.now())).filter((holder) => holder !== null);
      return { rows, total, names: await deps.accounts.namesOf(db, holders), now: clock.now() };
    },

    open: (caller: Caller, id: string, origin: Origin) =>
      act(caller, id, origin, 'review.opened', async (tx) => {
        const now = clock.now();
        await store.touchClaim(tx, id, caller.userId, now, claimLapsesBefore(now));
      }),

    claim: (caller: Caller, id: string, origin: Origin) =>
      act(caller, id, origin, 'review.claimed', async (tx, review) => {
        if (isAbout(review, caller.userId)) throw new Failure('forbidden');
        if (review.status !== 'waiting') throw new Failure('review_decided');
        const now = clock.now();
        const takeOver = mayReassign(caller.staffRoles);
        const request = { id, by: caller.userId, now, lapsed: claimLapsesBefore(now), takeOver };
        if (!(await store.claimReview(tx, request))) throw new Failure('review_taken');
        if (holderOf(review, now) === caller.userId) return;
        await note(tx, id, caller, 'claimed');
        await tell(tx, review);
      }),

    release: (caller: Caller, id: string, origin: Origin) =>
      act(caller, id, origin, 'review.released', async (tx, review) => {
        if (review.status !== 'waiting') throw new Failure('review_decided');
        const holder = holderOf(review, clock.now());
        if (holder === null) return;
        if (holder !== caller.userId && !mayReassign(caller.staffRoles)) throw new Failure('review_taken');
        await store.releaseReview(tx, id);
        await note(tx, id, caller, 'released');
        await tell(tx, review);
      }),

    decide: (caller: Caller, id: string, verdict: Verdict, origin: Origin) =>
      decide(deps, { caller, id, verdict, origin }).then(() => presentCase(deps, caller, id)),
  };
}

export type ReviewService = ReturnType<typeof createReviewService>;
