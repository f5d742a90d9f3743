import { message } from '@punkt/domain/message';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { News, Notifier } from '../notifications/service.ts';
import type { ReviewSubject, SubjectView, Verdict } from './admin.ts';
import { type Origin, recordReading } from './cases.ts';
import { holderOf, isAbout, kindsOpenTo, mayReassign } from './policy.ts';
import * as store from './review-store.ts';
import type { ReviewStatus } from './tables.ts';

interface DecisionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
  readonly subjects: Readonly<Record<store.ReviewRow['kind'], ReviewSubject>>;
  readonly notifications: Notifier;
}

export interface Decision {
  readonly caller: Caller;
  readonly id: string;
  readonly verdict: Verdict;
  readonly origin: Origin;
}

const OUTCOME: Readonly<Record<Verdict['decision'], ReviewStatus>> = {
  approve: 'approved',
  remark: 'remarked',
  cancel: 'canceled',
};

/** What the person is told, and where she goes from there: to what a remark is about, else to her profile. */
const NEWS: Readonly<Record<store.ReviewRow['kind'], Readonly<Record<Verdict['decision'], News>>>> = {
  tax: {
    approve: { kind: 'taxApproved', params: {}, link: '/lk/profile' },
    remark: { kind: 'taxRemark', params: {}, link: '/lk/profile/editRequisites' },
    cancel: { kind: 'taxCanceled', params: {}, link: '/lk/profile' },
  },
  passport: {
    approve: { kind: 'passportApproved', params: {}, link: '/lk/profile' },
    remark: { kind: 'passportRemark', params: {}, link: '/lk/profile/editPassport' },
    cancel: { kind: 'passportCanceled', params: {}, link: '/lk/profile' },
  },
};

/** Whoever is refused must be told why, and a remark must name something she can see. */
function problemsOf({ decision, comment, remarks }: Verdict, view: SubjectView) {
  const paths = new Set([...view.fields, ...view.files].map(({ path }) => path));
  const unknown = remarks.flatMap(({ path }, index) =>
    paths.has(path) ? [] : [{ path: `remarks.${index}.path`, message: message('validation.choice') }],
  );
  const silent = decision !== 'approve' && comment === '';
  return silent ? [{ path: 'comment', message: message('validation.required') }, ...unknown] : unknown;
}

function mayDecide(review: store.ReviewRow, { userId, staffRoles }: Caller, now: Date): void {
  if (!kindsOpenTo(staffRoles).includes(review.kind) || isAbout(review, userId))
    throw new Failure('forbidden');
  if (review.status !== 'waiting') throw new Failure('review_decided');
  const holder = holderOf(review, now);
  if (holder === userId || mayReassign(staffRoles)) return;
  throw new Failure(holder === null ? 'review_unclaimed' : 'review_taken');
}

/** The verdict, the record it changes, the trace and the news: one transaction. */
export function decide(deps: DecisionDeps, { caller, id, verdict, origin }: Decision): Promise<void> {
  const { db, clock, accounts, subjects, notifications } = deps;
  return transaction(db, async (tx) => {
    if (kindsOpenTo(caller.staffRoles).length === 0) throw new Failure('forbidden');
    const known = await store.readReview(tx, id);
    if (!known) throw notFound();
    // The person first, then the case: whoever sends a newer document locks in the same order.
    await accounts.hold(tx, known.user_id);
    const review = (await store.lockReview(tx, id)) ?? known;
    const now = clock.now();
    mayDecide(review, caller, now);
    const tidy = { ...verdict, comment: verdict.comment.trim() };
    const problems = problemsOf(tidy, await subjects[review.kind].read(tx, review.subject_id));
    if (problems.length > 0) throw new Failure('validation_failed', { errors: problems });

    const status = OUTCOME[tidy.decision];
    const { comment, remarks } = tidy;
    await store.closeReview(tx, id, { status, by: caller.userId, now, comment, remarks });
    await subjects[review.kind].decide(tx, review.subject_id, tidy);
    await notifications.notify(tx, { ...NEWS[review.kind][tidy.decision], userId: review.user_id });
    await store.addHistory(tx, { review_id: id, at: now, actor_id: caller.userId, action: status, comment });
    await recordReading(tx, clock, {
      review,
      caller,
      origin,
      action: 'review.decided',
      data: { decision: status },
    });
    await announce(tx, clock, 'staff', 'review', { id, kind: review.kind, status });
  });
}
