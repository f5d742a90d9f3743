import { REVIEW_TOTAL } from '@punkt/contract/reviews';
import type { AuditAct } from '@punkt/domain/audit';
import type { CountryCode } from '@punkt/domain/country-code';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { CaseKey, Subject } from './admin.ts';
import { openCase, readCase } from './case-store.ts';
import { present, readCaseOrFail, showCase } from './cases.ts';
import { type DecisionRequest, decideCase } from './deciding.ts';
import type { RequestContext, ReviewDeps } from './deps.ts';
import { presentLoad } from './load.ts';
import { holderOf, mayReassign, requireClaimable } from './policy.ts';
import {
  countQueue,
  findSaying,
  MESSAGES,
  type QueueFilter,
  type QueueOrder,
  readQueue,
} from './queue-store.ts';
import * as store from './review-store.ts';
import { caseLink } from './staff-news.ts';
import type { ReviewRow } from './tables.ts';
import { createTalk } from './talk.ts';
import { createTeamActs } from './team.ts';

export interface QueueRequest {
  readonly kind?: string | undefined;
  readonly stage: string;
  readonly country?: CountryCode | undefined;
  readonly flag?: string | undefined;
  readonly mine: boolean;
  readonly overdue: boolean;
  readonly sort?: QueueOrder | undefined;
  readonly query?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The staff's desk. Whoever is shown a case leaves a trace for the person it is about. */
export function createReviewService(deps: ReviewDeps) {
  const { db, clock, reviews, accounts, notifications } = deps;

  /** Kinds are no secret among staff, so a missing right is said as such. */
  const subjectFor = ({ staffRoles }: Caller, kind: string): Subject => {
    if (reviews.kindsOpenTo(staffRoles).length === 0) throw new Failure('forbidden');
    const subject = reviews.subjectOf(kind);
    if (!subject) throw notFound();
    if (!reviews.kindsOpenTo(staffRoles).includes(kind)) throw new Failure('forbidden');
    return subject;
  };

  const trace = (
    tx: Tx,
    review: ReviewRow,
    asking: RequestContext,
    action: AuditAct,
    data?: Record<string, string>,
  ) =>
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

  const show = async (subject: Subject, key: CaseKey, asking: RequestContext) =>
    showCase(deps, subject, await readCase(db, key), asking);

  /** Runs one act on a case and answers the case as it then stands. */
  const act = async (
    key: CaseKey,
    asking: RequestContext,
    action: AuditAct,
    work: (tx: Tx, review: ReviewRow) => Promise<unknown>,
  ) => {
    const subject = subjectFor(asking.caller, key.kind);
    await transaction(db, async (tx) => {
      const review = await readCaseOrFail(tx, key);
      await work(tx, review);
      await trace(tx, review, asking, action);
    });
    return show(subject, key, asking);
  };

  /** Returns whether it is theirs now. The caller announces it. */
  const take = async (tx: Tx, review: ReviewRow, caller: Caller): Promise<boolean> => {
    const now = clock.now();
    requireClaimable(review, caller, now);
    const { kind, id } = review;
    const takeOver = mayReassign(caller.staffRoles);
    const request = { kind, id, by: caller.userId, now, lapsed: claimLapsesBefore(now), takeOver };
    if (!(await store.claimReview(tx, request))) throw new Failure('review_taken');
    const holder = holderOf(review, now);
    const had = holder === caller.userId;
    if (!had) await note(tx, review, caller, 'claimed');
    if (holder !== null && !had)
      await notifications.notify(tx, {
        kind: 'caseTaken',
        params: {},
        userId: holder,
        link: caseLink(review),
      });
    return !had;
  };

  const { tellMentioned, ...team } = createTeamActs(deps, { subjectFor, take, trace });

  return {
    ...team,

    list: async (caller: Caller, asked: QueueRequest) => {
      const { kind, stage, country, flag, mine, overdue, sort, query, page, pageSize } = asked;
      const open = reviews.kindsOpenTo(caller.staffRoles);
      const kinds = kind ? [subjectFor(caller, kind).kind] : open;
      if (kinds.length === 0) throw new Failure('forbidden');
      const now = clock.now();
      const words = searchWords(query);
      const filter: QueueFilter = {
        kinds,
        stage,
        country,
        flag,
        sort,
        by: mine ? caller.userId : undefined,
        dueBefore: overdue ? now : undefined,
        lapsed: claimLapsesBefore(now),
        found: words.length > 0 ? await findSaying(db, kinds, words) : undefined,
      };
      const { rows, total } = await readQueue(db, filter, { page, pageSize, most: REVIEW_TOTAL });
      const names = await accounts.namesOf(db, present(rows.map((row) => holderOf(row, now))));
      return { rows, total, names, now };
    },

    counts: async (caller: Caller) => {
      const kinds = reviews.kindsOpenTo(caller.staffRoles);
      if (kinds.length === 0) throw new Failure('forbidden');
      const lapsed = clock.now();
      const count = (kind: string, stage: string) =>
        countQueue(db, { kinds: [kind], stage, lapsed }, REVIEW_TOTAL);
      return Promise.all(
        kinds.map(async (kind) => ({
          kind,
          waiting: await count(kind, 'waiting'),
          messages: await count(kind, MESSAGES),
        })),
      );
    },

    open: async (key: CaseKey, asking: RequestContext) => {
      const subject = subjectFor(asking.caller, key.kind);
      const now = clock.now();
      const found = await openCase(db, {
        kind: key.kind,
        id: key.id,
        by: asking.caller.userId,
        now,
        lapsed: claimLapsesBefore(now),
        audited: subject.audited,
        requestId: asking.requestId,
        address: asking.address,
      });
      return showCase(deps, subject, found, asking);
    },

    claim: (key: CaseKey, asking: RequestContext) =>
      act(key, asking, 'review.claimed', async (tx, review) => {
        if (await take(tx, review, asking.caller)) await reviews.announce(tx, review, review.status);
      }),

    /** Each by itself: what somebody else was quicker with is left, and the rest is taken. */
    claimMany: async (keys: readonly CaseKey[], asking: RequestContext) => {
      for (const { kind } of keys) subjectFor(asking.caller, kind);
      const claimed: CaseKey[] = [];
      for (const key of keys) {
        const taken = await transaction(db, async (tx) => {
          const review = await readCaseOrFail(tx, key);
          const fresh = await take(tx, review, asking.caller);
          await trace(tx, review, asking, 'review.claimed');
          if (fresh) await reviews.announce(tx, review, review.status);
          return true;
        }).catch((error: unknown) => {
          if (error instanceof Failure) return false;
          throw error;
        });
        if (taken) claimed.push(key);
      }
      return { claimed, refused: keys.filter((key) => !claimed.includes(key)) };
    },

    release: (key: CaseKey, asking: RequestContext) =>
      act(key, asking, 'review.released', async (tx, review) => {
        const { userId, staffRoles } = asking.caller;
        const holder = holderOf(review, clock.now());
        if (review.waiting_since === null) throw new Failure('review_decided');
        if (holder === null) return;
        if (holder !== userId && !mayReassign(staffRoles)) throw new Failure('review_taken');
        if (!(await store.releaseReview(tx, key, holder))) throw new Failure('review_taken');
        await note(tx, key, asking.caller, 'released');
        await reviews.announce(tx, key, review.status);
      }),

    decide: async (key: CaseKey, verdict: DecisionRequest, asking: RequestContext) => {
      const subject = subjectFor(asking.caller, key.kind);
      await transaction(db, async (tx) => {
        const review = await decideCase(deps, tx, subject, key, asking.caller, verdict);
        if (!review) return;
        await trace(tx, review, asking, 'review.decided', { decision: verdict.decision });
        await reviews.announce(tx, key, subject.decisions[verdict.decision]?.status ?? review.status);
      });
      return show(subject, key, asking);
    },

    ...createTalk(deps, ({ caller }, { kind }) => subjectFor(caller, kind), trace, tellMentioned),

    load: (caller: Caller) => presentLoad(deps, caller),
  };
}

export type ReviewService = ReturnType<typeof createReviewService>;
