import { REVIEW_TOTAL } from '@punkt/contract/reviews';
import type { CountryCode } from '@punkt/domain/country-code';
import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { CaseKey, Subject } from './admin.ts';
import { mustRead, present, showCase } from './cases.ts';
import { type AskedVerdict, decideCase } from './deciding.ts';
import type { Asking, ReviewDeps } from './deps.ts';
import { presentLoad } from './load.ts';
import { holderOf, mayReassign, mustBeAbleToClaim } from './policy.ts';
import { countQueue, type QueueFilter, readQueue } from './queue-store.ts';
import * as store from './review-store.ts';
import { wordsOf } from './search.ts';
import type { ReviewRow } from './tables.ts';

export interface QueueRequest {
  readonly kind?: string | undefined;
  readonly stage: string;
  readonly country?: CountryCode | undefined;
  readonly flag?: string | undefined;
  readonly mine: boolean;
  readonly overdue: boolean;
  readonly query?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The staff's desk. Whoever is shown a case leaves a trace for the person it is about. */
export function createReviewService(deps: ReviewDeps) {
  const { db, clock, reviews, accounts } = deps;

  /** Kinds are no secret among staff, so a missing right is said as such. */
  const subjectFor = ({ staffRoles }: Caller, kind: string): Subject => {
    if (reviews.kindsOpenTo(staffRoles).length === 0) throw new Failure('forbidden');
    const subject = reviews.subjectOf(kind);
    if (!subject) throw notFound();
    if (!reviews.kindsOpenTo(staffRoles).includes(kind)) throw new Failure('forbidden');
    return subject;
  };

  const trace = (tx: Tx, review: ReviewRow, asking: Asking, action: string, data?: Record<string, string>) =>
    audit(tx, {
      at: clock.now(),
      actorId: asking.caller.userId,
      action,
      subject: { kind: reviews.subjectOf(review.kind)?.audited ?? review.kind, id: review.id },
      ownerId: review.user_id,
      requestId: asking.requestId,
      address: asking.address,
      ...(data && { data }),
    });

  const note = (tx: Tx, { kind, id }: CaseKey, { userId }: Caller, action: string) =>
    store.addHistory(tx, { kind, review_id: id, at: clock.now(), actor_id: userId, action });

  const show = (subject: Subject, key: CaseKey, asking: Asking) => showCase(deps, subject, key, asking);

  /** Runs one act on a case and answers the case as it then stands. */
  const act = async (
    key: CaseKey,
    asking: Asking,
    action: string,
    work: (tx: Tx, review: ReviewRow) => Promise<unknown>,
  ) => {
    const subject = subjectFor(asking.caller, key.kind);
    await transaction(db, async (tx) => {
      const review = await mustRead(tx, key);
      await work(tx, review);
      await trace(tx, review, asking, action);
    });
    return show(subject, key, asking);
  };

  /** Answers whether it is theirs now. The caller announces it. */
  const take = async (tx: Tx, review: ReviewRow, caller: Caller): Promise<boolean> => {
    const now = clock.now();
    mustBeAbleToClaim(review, caller, now);
    const { kind, id } = review;
    const takeOver = mayReassign(caller.staffRoles);
    const request = { kind, id, by: caller.userId, now, lapsed: claimLapsesBefore(now), takeOver };
    if (!(await store.claimReview(tx, request))) throw new Failure('review_taken');
    const had = holderOf(review, now) === caller.userId;
    if (!had) await note(tx, review, caller, 'claimed');
    return !had;
  };

  return {
    list: async (caller: Caller, asked: QueueRequest) => {
      const { kind, stage, country, flag, mine, overdue, query, page, pageSize } = asked;
      const open = reviews.kindsOpenTo(caller.staffRoles);
      const kinds = kind ? [subjectFor(caller, kind).kind] : open;
      if (kinds.length === 0) throw new Failure('forbidden');
      const now = clock.now();
      const filter: QueueFilter = {
        kinds,
        stage,
        country,
        flag,
        by: mine ? caller.userId : undefined,
        dueBefore: overdue ? now : undefined,
        lapsed: claimLapsesBefore(now),
        words: wordsOf(query),
      };
      const [rows, total] = await Promise.all([
        readQueue(db, filter, page, pageSize),
        countQueue(db, filter, REVIEW_TOTAL),
      ]);
      const names = await accounts.namesOf(db, present(rows.map((row) => holderOf(row, now))));
      return { rows, total, names, now };
    },

    counts: async (caller: Caller) => {
      const kinds = reviews.kindsOpenTo(caller.staffRoles);
      if (kinds.length === 0) throw new Failure('forbidden');
      const lapsed = clock.now();
      const count = (kind: string) =>
        countQueue(db, { kinds: [kind], stage: 'waiting', lapsed }, REVIEW_TOTAL);
      return Promise.all(kinds.map(async (kind) => ({ kind, waiting: await count(kind) })));
    },

    open: (key: CaseKey, asking: Asking) =>
      act(key, asking, 'review.opened', (tx) => {
        const now = clock.now();
        const by = asking.caller.userId;
        return store.touchClaim(tx, { ...key, by, now, lapsed: claimLapsesBefore(now) });
      }),

    claim: (key: CaseKey, asking: Asking) =>
      act(key, asking, 'review.claimed', async (tx, review) => {
        if (await take(tx, review, asking.caller)) await reviews.tell(tx, review, review.status);
      }),

    /** Each by itself: what somebody else was quicker with is left, and the rest is taken. */
    claimMany: async (keys: readonly CaseKey[], asking: Asking) => {
      for (const { kind } of keys) subjectFor(asking.caller, kind);
      const claimed: CaseKey[] = [];
      for (const key of keys) {
        const taken = await transaction(db, async (tx) => {
          const review = await mustRead(tx, key);
          const fresh = await take(tx, review, asking.caller);
          await trace(tx, review, asking, 'review.claimed');
          if (fresh) await reviews.tell(tx, review, review.status);
          return true;
        }).catch((error: unknown) => {
          if (error instanceof Failure) return false;
          throw error;
        });
        if (taken) claimed.push(key);
      }
      return { claimed, refused: keys.filter((key) => !claimed.includes(key)) };
    },

    release: (key: CaseKey, asking: Asking) =>
      act(key, asking, 'review.released', async (tx, review) => {
        const { userId, staffRoles } = asking.caller;
        const holder = holderOf(review, clock.now());
        if (review.waiting_since === null) throw new Failure('review_decided');
        if (holder === null) return;
        if (holder !== userId && !mayReassign(staffRoles)) throw new Failure('review_taken');
        if (!(await store.releaseReview(tx, key, holder))) throw new Failure('review_taken');
        await note(tx, key, asking.caller, 'released');
        await reviews.tell(tx, key, review.status);
      }),

    decide: async (key: CaseKey, verdict: AskedVerdict, asking: Asking) => {
      const subject = subjectFor(asking.caller, key.kind);
      await transaction(db, async (tx) => {
        const review = await decideCase(deps, tx, subject, key, asking.caller, verdict);
        await trace(tx, review, asking, 'review.decided', { decision: verdict.decision });
        await reviews.tell(tx, key, subject.decisions[verdict.decision]?.status ?? review.status);
      });
      return show(subject, key, asking);
    },

    /** A talk that goes on: whoever reads it has the case open, so nothing is written down a second time. */
    messages: async (key: CaseKey, { caller }: Asking) => {
      const { messages } = subjectFor(caller, key.kind);
      if (!messages) throw notFound();
      return messages.read(db, await mustRead(db, key));
    },

    write: async (key: CaseKey, words: string, { caller }: Asking) => {
      const { messages } = subjectFor(caller, key.kind);
      if (!messages) throw notFound();
      const tidy = tidyText(words);
      if (tidy === '')
        throw new Failure('validation_failed', {
          errors: [{ path: 'message', message: message('validation.required') }],
        });
      return transaction(db, async (tx) => messages.write(tx, await mustRead(tx, key), caller, tidy));
    },

    load: (caller: Caller) => presentLoad(deps, caller),
  };
}

export type ReviewService = ReturnType<typeof createReviewService>;
