import type { reviews } from '@punkt/contract/reviews';
import type { z } from 'zod';
import type { PresentedCase } from './cases.ts';
import { holderOf } from './policy.ts';
import type { ReviewRow } from './review-store.ts';

type Case = z.input<(typeof reviews)['GET /api/v2/manage/reviews/:id']['response']>;
type Row = z.input<(typeof reviews)['GET /api/v2/manage/reviews']['response']>['data'][number];
type Names = ReadonlyMap<string, string>;

export function presentRow(review: ReviewRow, names: Names, now: Date): Row {
  const holder = holderOf(review, now);
  return {
    id: review.id,
    kind: review.kind,
    status: review.status,
    subject: review.subject,
    country: review.country,
    created: review.created.toISOString(),
    due: review.due.toISOString(),
    claimedBy: holder === null ? null : { id: holder, name: names.get(holder) ?? '' },
    claimedAt: holder === null ? null : (review.claimed_at?.toISOString() ?? null),
    decided: review.decided?.toISOString() ?? null,
  };
}

export function presentReview({ review, view, history, names, files, abilities, now }: PresentedCase): Case {
  return {
    ...presentRow(review, names, now),
    fields: [...view.fields],
    files,
    history: history.map(({ at, actor_id, action, comment }) => ({
      at: at.toISOString(),
      actor: actor_id === null ? '' : (names.get(actor_id) ?? ''),
      action,
      comment,
    })),
    remarks: review.remarks,
    comment: review.comment,
    unverified: view.unverified,
    abilities,
  };
}
