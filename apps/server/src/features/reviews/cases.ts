import type { StoredFile } from '@punkt/contract/files';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { ReviewSubject } from './admin.ts';
import { abilitiesOf, holderOf } from './policy.ts';
import { type ReviewRow, readHistory, readReview } from './review-store.ts';

/** Where a call came from, for the audit. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
}

export interface CaseFiles {
  describe(ids: readonly string[]): Promise<StoredFile[]>;
}

interface CaseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
  readonly files: CaseFiles;
  readonly subjects: Readonly<Record<ReviewRow['kind'], ReviewSubject>>;
}

export interface Reading {
  readonly review: ReviewRow;
  readonly caller: Caller;
  readonly origin: Origin;
  readonly action: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** A case shows personal data: who saw it, and why, is kept for the person it is about. */
export function recordReading(tx: Tx, clock: Clock, { review, caller, origin, action, data }: Reading) {
  return audit(tx, {
    at: clock.now(),
    actorId: caller.userId,
    action,
    subject: { kind: `review.${review.kind}`, id: review.id },
    ownerId: review.user_id,
    requestId: origin.requestId,
    address: origin.address,
    ...(data && { data }),
  });
}

export async function presentCase(
  { db, clock, accounts, files, subjects }: CaseDeps,
  caller: Caller,
  id: string,
) {
  const review = await readReview(db, id);
  if (!review) throw notFound();
  const [view, history] = await Promise.all([
    subjects[review.kind].read(db, review.subject_id),
    readHistory(db, id),
  ]);
  const people = [holderOf(review, clock.now()), ...history.map((entry) => entry.actor_id)];
  const [described, names] = await Promise.all([
    files.describe(view.files.map((file) => file.id)),
    accounts.namesOf(
      db,
      people.filter((person) => person !== null),
    ),
  ]);
  return {
    review,
    view,
    history,
    names,
    files: view.files.flatMap(({ path, id: fileId }) =>
      described.filter((file) => file.id === fileId).map((file) => ({ ...file, path })),
    ),
    abilities: abilitiesOf(review, caller, clock.now()),
    now: clock.now(),
  };
}

export type PresentedCase = Awaited<ReturnType<typeof presentCase>>;
