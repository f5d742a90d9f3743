import { toQueue } from '@punkt/contract/events';
import type { AuditAct } from '@punkt/domain/audit';
import { message } from '@punkt/domain/message';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { whisper } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import type { CaseKey, Subject } from './admin.ts';
import { readCaseOrFail } from './cases.ts';
import { decideCase } from './deciding.ts';
import type { RequestContext, ReviewDeps } from './deps.ts';
import { holderOf, requireAssignable } from './policy.ts';
import { addHistory, assignReview } from './review-store.ts';
import { caseLink } from './staff-news.ts';
import type { ReviewRow } from './tables.ts';

interface Shared {
  readonly subjectFor: (caller: Caller, kind: string) => Subject;
  readonly take: (tx: Tx, review: ReviewRow, caller: Caller) => Promise<boolean>;
  readonly trace: (
    tx: Tx,
    review: ReviewRow,
    asking: RequestContext,
    action: AuditAct,
    data?: Record<string, string>,
  ) => Promise<void>;
}

/** What colleagues do together with their cases. */
export function createTeamActs(deps: ReviewDeps, { subjectFor, take, trace }: Shared) {
  const { db, clock, reviews, accounts, notifications } = deps;

  const teamOf = async (kind: string) =>
    (await deps.colleagues()).filter(({ roles }) => reviews.kindsOpenTo(roles).includes(kind));

  /** Each in a transaction of its own: what can't be done is named with its reason, and the rest is done. */
  async function each(cases: readonly CaseKey[], work: (tx: Tx, key: CaseKey) => Promise<void>) {
    const done: CaseKey[] = [];
    const refused: Array<CaseKey & { code: string }> = [];
    for (const { kind, id } of cases)
      await transaction(db, (tx) => work(tx, { kind, id })).then(
        () => done.push({ kind, id }),
        (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          refused.push({ kind, id, code: error.code });
        },
      );
    return { done, refused };
  }

  async function hand(tx: Tx, review: ReviewRow, to: string, { caller }: RequestContext): Promise<void> {
    const now = clock.now();
    requireAssignable(review, caller, to, now);
    const { kind, id } = review;
    const holder = holderOf(review, now);
    if (!(await assignReview(tx, { kind, id, to, holder, now, lapsed: claimLapsesBefore(now) })))
      throw new Failure('review_taken');
    if (holder === to) return;
    await addHistory(tx, { kind, review_id: id, at: now, actor_id: to, action: 'claimed' });
    const told = [
      { userId: to, kind: 'caseAssigned', params: { number: review.id } } as const,
      ...(holder && holder !== caller.userId
        ? [{ userId: holder, kind: 'caseTaken', params: {} } as const]
        : []),
    ].filter(({ userId }) => userId !== caller.userId);
    // In one order, as everywhere: two who tell the same people wait for each other in no circle.
    for (const news of told.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)))
      await notifications.notify(tx, { ...news, link: caseLink(review) });
  }

  return {
    colleagues: async (caller: Caller, kind: string) => {
      subjectFor(caller, kind);
      const others = (await teamOf(kind)).filter(({ id }) => id !== caller.userId);
      return others
        .map(({ id, name }) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },

    assign: async (cases: readonly CaseKey[], to: string, asking: RequestContext) => {
      for (const { kind } of cases) subjectFor(asking.caller, kind);
      for (const kind of new Set(cases.map((key) => key.kind)))
        if (!(await teamOf(kind)).some(({ id }) => id === to))
          throw invalid('to', message('validation.choice'));
      return each(cases, async (tx, key) => {
        const review = await readCaseOrFail(tx, key);
        await hand(tx, review, to, asking);
        await trace(tx, review, asking, 'review.assigned', { to });
        await reviews.announce(tx, review, review.status);
      });
    },

    decideMany: async (cases: readonly CaseKey[], decision: string, asking: RequestContext) => {
      const { caller } = asking;
      for (const { kind } of cases)
        if (!subjectFor(caller, kind).decisions[decision]?.bulk)
          throw invalid('decision', message('validation.choice'));
      return each(cases, async (tx, key) => {
        const subject = subjectFor(caller, key.kind);
        const known = await readCaseOrFail(tx, key);
        // The record before its case, as every step takes them.
        await subject.lock(tx, known);
        const waits = (await readCaseOrFail(tx, key)).waiting_since !== null;
        if (waits && holderOf(known, clock.now()) === null) await take(tx, known, caller);
        const review = await decideCase(deps, tx, subject, key, caller, {
          decision,
          comment: '',
          remarks: [],
        });
        if (!review) return;
        await trace(tx, review, asking, 'review.decided', { decision });
        await reviews.announce(tx, key, subject.decisions[decision]?.status ?? review.status);
      });
    },

    /** A word to whoever listens now: no row, and no lock that others wait for. */
    typing: async (key: CaseKey, on: boolean, { caller }: RequestContext): Promise<void> => {
      if (!subjectFor(caller, key.kind).messages) throw notFound();
      await readCaseOrFail(db, key);
      const { userId } = caller;
      const name = (await accounts.namesOf(db, [userId])).get(userId)?.split(' ')[0] ?? '';
      await whisper(db, toQueue(key.kind), 'typing', { ...key, userId, name, on });
    },

    /** Colleagues whom a note names, whoever of them works on the queue. */
    tellMentioned: async (
      tx: Tx,
      key: CaseKey,
      named: readonly string[],
      { userId }: Caller,
    ): Promise<void> => {
      if (named.length === 0) return;
      const team = (await teamOf(key.kind)).map(({ id }) => id);
      const told = team.filter((id) => named.includes(id) && id !== userId).toSorted();
      const news = { kind: 'caseMentioned', params: { number: key.id }, link: caseLink(key) } as const;
      for (const id of told) await notifications.notify(tx, { ...news, userId: id, once: true });
    },
  };
}
