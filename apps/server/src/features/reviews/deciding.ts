import { isDeepStrictEqual } from 'node:util';
import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { CaseKey, CaseView, DecisionRule, Subject, Verdict } from './admin.ts';
import type { ReviewDeps } from './deps.ts';
import { requireMayDecide } from './policy.ts';
import { addHistory, readLastAct, readReview, writeDecision } from './review-store.ts';
import { tellStaff } from './staff-news.ts';
import type { ReviewRow } from './tables.ts';

export interface DecisionRequest extends Verdict {
  /** What was looked at. */
  readonly version?: number | undefined;
}

const problem = (path: string, key: 'validation.choice' | 'validation.required') => ({
  path,
  message: message(key),
});

function ruleOf({ decisions }: Subject, decision: string): DecisionRule {
  const rule = Object.hasOwn(decisions, decision) ? decisions[decision] : undefined;
  if (rule) return rule;
  throw new Failure('validation_failed', { errors: [problem('decision', 'validation.choice')] });
}

const placesOf = ({ fields, files }: CaseView): ReadonlySet<string> =>
  new Set([...fields, ...files].map(({ path }) => path));

const tidyRemarks = (remarks: Verdict['remarks']) =>
  remarks.map(({ path, message: words }) => ({ path, message: tidyText(words) }));

/** A person who is sent back or refused must get a reason, and a remark must name something the owner can see. */
function tidy(rule: DecisionRule, given: Verdict, isPlace: (path: string) => boolean): Verdict {
  const comment = tidyText(given.comment);
  const remarks = tidyRemarks(given.remarks);
  const problems = remarks.flatMap(({ path, message: words }, index) => [
    ...(isPlace(path) ? [] : [problem(`remarks.${index}.path`, 'validation.choice')]),
    ...(words === '' ? [problem(`remarks.${index}.message`, 'validation.required')] : []),
  ]);
  const silent =
    rule.reason !== 'none' && comment === '' && (rule.reason === 'comment' || remarks.length === 0);
  const errors = silent ? [problem('comment', 'validation.required'), ...problems] : problems;
  if (errors.length > 0) throw new Failure('validation_failed', { errors });
  return { decision: given.decision, comment, remarks: rule.remarks ? remarks : [] };
}

async function placeTest(tx: Tx, subject: Subject, review: ReviewRow, caller: Caller) {
  if (subject.places) return subject.places;
  const places = placesOf(await subject.view(tx, review, { caller, language: 'ru' }));
  return (path: string) => places.has(path);
}

/**
 * The very decision that stands, remarks and all, from whoever took it: its answer was lost, or the button was pressed twice. Asked only
 * of what would be refused, so no decision that may be taken anew is taken for the one before.
 */
async function isRepeated(
  tx: Tx,
  review: ReviewRow,
  { userId }: Caller,
  given: DecisionRequest,
  { rule, version }: { readonly rule: DecisionRule; readonly version: number },
): Promise<boolean> {
  const refused = !rule.anytime || (given.version !== undefined && given.version !== version);
  if (review.waiting_since !== null || review.decided_by !== userId || !refused) return false;
  // Somebody who has added a remark meanwhile must hear that it went nowhere.
  if (!isDeepStrictEqual(review.remarks, rule.remarks ? tidyRemarks(given.remarks) : [])) return false;
  const last = await readLastAct(tx, review);
  const action = rule.status ?? given.decision;
  return last?.actor_id === userId && last.action === action && last.comment === tidyText(given.comment);
}

/**
 * Decides inside the caller's transaction and answers the case as it was; nothing where this very decision stands already. The subject's
 * own lock comes first, so a decision and whatever changes the record wait for each other; the row of the case is written after it, and the
 * audiences come last.
 */
export async function decideCase(
  deps: ReviewDeps,
  tx: Tx,
  subject: Subject,
  key: CaseKey,
  caller: Caller,
  given: DecisionRequest,
): Promise<ReviewRow | undefined> {
  const { clock, notifications } = deps;
  const known = await readReview(tx, key);
  if (!known) throw notFound();
  const version = await subject.lock(tx, known);
  const review = (await readReview(tx, key)) ?? known;
  const now = clock.now();
  const rule = ruleOf(subject, given.decision);
  if (await isRepeated(tx, review, caller, given, { rule, version })) return undefined;
  requireMayDecide(review, caller, now, rule);
  if (given.version !== undefined && given.version !== version)
    throw new Failure('conflict', { data: { version, status: review.status } });
  const verdict = tidy(rule, given, await placeTest(tx, subject, review, caller));

  const { comment, remarks } = verdict;
  const outcome = { stage: 'decided', by: caller.userId, now, comment, remarks };
  if (rule.status) await writeDecision(tx, key, { ...outcome, status: rule.status });
  await subject.decide(tx, review, verdict, caller);
  if (!rule.status) await writeDecision(tx, key, outcome);
  if (comment !== '' && review.asked_since) await tellStaff(tx, clock, key, 'message');
  const action = rule.status ?? given.decision;
  await addHistory(tx, {
    kind: key.kind,
    review_id: key.id,
    at: now,
    actor_id: caller.userId,
    action,
    comment,
  });
  const news = review.user_id === null ? undefined : subject.news?.(review, given.decision);
  if (news && review.user_id) await notifications.notify(tx, { ...news, userId: review.user_id });
  return review;
}
