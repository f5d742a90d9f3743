import { toQueue } from '@punkt/contract/events';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { ReviewDeps } from './deps.ts';
import { holderOf } from './policy.ts';
import { readReview } from './review-store.ts';
import { caseLink, staffNewsPayload } from './staff-news.ts';
import type { ReviewRow } from './tables.ts';

/** Job: tells whoever a case concerns, as it stands now. What was answered meanwhile is no news any more. */
export function createStaffNewsJob(
  deps: Pick<ReviewDeps, 'db' | 'clock' | 'reviews' | 'notifications' | 'colleagues'>,
) {
  const { db, clock, reviews, notifications } = deps;

  /** In one order, as everywhere: two who tell the same people wait for each other in no circle. */
  const teamOf = async ({ kind, user_id }: ReviewRow): Promise<string[]> =>
    (await deps.colleagues())
      .filter(({ id, roles }) => id !== user_id && reviews.kindsOpenTo(roles).includes(kind))
      .map(({ id }) => id)
      .toSorted();

  async function tellOfMessage(tx: Tx, review: ReviewRow): Promise<void> {
    const [team, link] = [await teamOf(review), caseLink(review)];
    if (!review.asked_since) return notifications.markDone(tx, team, 'caseMessage', link);
    const holder = holderOf(review, clock.now());
    const news = { kind: 'caseMessage', params: { number: review.id }, link } as const;
    for (const userId of holder === null ? team : [holder])
      await notifications.notify(tx, { ...news, userId, once: true });
  }

  async function tellOfReturn(tx: Tx, review: ReviewRow): Promise<void> {
    const { decided_by: userId, waiting_since, id } = review;
    if (!userId || !waiting_since || !(await teamOf(review)).includes(userId)) return;
    const news = { kind: 'caseReturned', params: { number: id }, link: caseLink(review) } as const;
    await notifications.notify(tx, { ...news, userId, once: true });
  }

  async function tellQueue(tx: Tx, { kind, id }: ReviewRow): Promise<void> {
    const topic = reviews.subjectOf(kind)?.messages?.topic;
    await reviews.announceLists(tx, kind);
    if (topic) await announce(tx, clock, toQueue(kind), topic, { id });
  }

  const tell = { message: tellOfMessage, returned: tellOfReturn, queue: tellQueue };

  return async (given: unknown): Promise<void> => {
    const { about, ...key } = staffNewsPayload.parse(given);
    await transaction(db, async (tx) => {
      const review = await readReview(tx, key);
      if (review) await tell[about](tx, review);
    });
  };
}
