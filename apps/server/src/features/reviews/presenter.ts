import type { reviews } from '@punkt/contract/reviews';
import type { z } from 'zod';
import type { ShownCase } from './cases.ts';
import { holderOf } from './policy.ts';
import type { ReviewRow } from './tables.ts';

type Case = z.input<(typeof reviews)['GET /api/v2/manage/reviews/:kind/:id']['response']>;
type Row = z.input<(typeof reviews)['GET /api/v2/manage/reviews']['response']>['data'][number];
type Names = ReadonlyMap<string, string>;

export const presentAsked = ({ asked_since, asked_due }: ReviewRow, now: Date): Row['asked'] =>
  asked_since &&
  asked_due && {
    since: asked_since.toISOString(),
    due: asked_due.toISOString(),
    overdue: asked_due < now,
  };

export function presentRow(review: ReviewRow, names: Names, now: Date): Row {
  const holder = holderOf(review, now);
  return {
    kind: review.kind,
    id: review.id,
    stage: review.stage,
    status: review.status,
    title: review.title,
    note: review.note,
    owner: review.owner,
    country: review.country,
    flags: review.flags,
    round: review.round,
    created: review.created.toISOString(),
    since: (review.waiting_since ?? review.since).toISOString(),
    due: review.due?.toISOString() ?? null,
    overdue: review.due !== null && review.due < now,
    claimedBy: holder === null ? null : { id: holder, name: names.get(holder) ?? '' },
    claimedAt: holder === null ? null : (review.claimed_at?.toISOString() ?? null),
    decided: review.decided?.toISOString() ?? null,
    asked: presentAsked(review, now),
  };
}

export function presentReview({ review, view, history, names, files, abilities, now }: ShownCase): Case {
  return {
    ...presentRow(review, names, now),
    flags: [...view.flags],
    version: view.version,
    fields: [...view.fields],
    files,
    history: history.map(({ at, by, actorId, action, comment }) => ({
      at: at.toISOString(),
      by,
      actor: actorId === null ? '' : (names.get(actorId) ?? ''),
      action,
      comment,
    })),
    remarks: review.remarks,
    comment: review.comment,
    abilities,
    content: view.content ?? {},
  };
}
