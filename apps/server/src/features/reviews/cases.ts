import type { Database, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { CaseKey, Subject } from './admin.ts';
import type { readCase } from './case-store.ts';
import type { RequestContext, ReviewDeps } from './deps.ts';
import { abilitiesOf, holderOf } from './policy.ts';
import { readReview } from './review-store.ts';
import type { ReviewHistoryRow, ReviewRow } from './tables.ts';

export const present = (ids: ReadonlyArray<string | null>): string[] => ids.filter((id) => id !== null);

export async function readCaseOrFail(db: Database | Tx, key: CaseKey): Promise<ReviewRow> {
  const review = await readReview(db, key);
  if (!review) throw notFound();
  return review;
}

export type FoundCase = Awaited<ReturnType<typeof readCase>>;

const CLAIMS = ['claimed', 'released'];

const entryOf =
  ({ user_id }: ReviewRow) =>
  ({ at, actor_id, action, comment }: ReviewHistoryRow) => ({
    at,
    by: actor_id === user_id ? ('owner' as const) : ('staff' as const),
    actorId: actor_id,
    action,
    comment,
  });

/** A case with all that a decision needs, as this person may see it. `found`: what was read of it. */
export async function showCase(
  { db, clock, accounts, files }: ReviewDeps,
  subject: Subject,
  found: FoundCase,
  { caller, language }: RequestContext,
) {
  const [review] = found.reviews;
  if (!review) throw notFound();
  const view = await subject.view(db, review, { caller, language });
  const kept = found.steps.filter(({ action }) => !view.history || CLAIMS.includes(action));
  const history = [...(view.history ?? []), ...kept.map(entryOf(review))].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  const now = clock.now();
  const [described, names] = await Promise.all([
    files.describe(view.files.map((file) => file.id)),
    accounts.namesOf(db, present([holderOf(review, now), ...history.map(({ actorId }) => actorId)])),
  ]);
  const offered = Object.entries(subject.decisions).filter(
    ([decision]) => view.offered?.includes(decision) ?? true,
  );
  return {
    review,
    view,
    history,
    names,
    now,
    files: view.files.flatMap(({ path, id }) =>
      described.filter((file) => file.id === id).map((file) => ({ ...file, path })),
    ),
    abilities: abilitiesOf(review, caller, now, offered),
  };
}

export type ShownCase = Awaited<ReturnType<typeof showCase>>;
