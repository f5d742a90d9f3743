import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { type StaffRole, staffCan } from '@punkt/domain/staff';
import { Failure } from '../../platform/http/failure.ts';
import type { DecisionRule } from './admin.ts';
import type { ReviewRow } from './tables.ts';

type Case = Pick<ReviewRow, 'waiting_since' | 'claimed_by' | 'claim_seen' | 'user_id' | 'not_by'>;

interface Reader {
  readonly userId: string;
  readonly staffRoles: readonly StaffRole[];
}

/** A lead may take over, give back and decide what another one holds. */
export const mayReassign = (roles: readonly StaffRole[]): boolean => staffCan(roles, 'reassignWork');

/** Who works on a case now: a claim without work lapses by itself. */
export function holderOf({ waiting_since, claimed_by, claim_seen }: Case, now: Date): string | null {
  const live = claim_seen !== null && claim_seen >= claimLapsesBefore(now);
  return waiting_since !== null && live ? claimed_by : null;
}

/** Nobody decides about themselves or about a decision of their own, whatever their role. */
const isBarred = ({ user_id, not_by }: Case, userId: string): boolean =>
  user_id === userId || not_by === userId;

/** What waits is decided by who holds it; a few decisions need no turn in the queue. */
const mayDecideNow = (review: Case, { userId, staffRoles }: Reader, now: Date, rule: DecisionRule): boolean =>
  holderOf(review, now) === userId ||
  (review.waiting_since !== null && mayReassign(staffRoles)) ||
  (review.waiting_since === null && rule.anytime === true);

/** Throws what stands in the way of a decision. */
export function requireMayDecide(review: Case, reader: Reader, now: Date, rule: DecisionRule): void {
  if (isBarred(review, reader.userId)) throw new Failure('forbidden');
  if (mayDecideNow(review, reader, now, rule)) return;
  if (review.waiting_since === null) throw new Failure('review_decided');
  throw new Failure(holderOf(review, now) === null ? 'review_unclaimed' : 'review_taken');
}

/** A colleague who holds the case answers it; a lead may step in. */
export function requireUntaken(review: Case, { userId, staffRoles }: Reader, now: Date): void {
  if (isBarred(review, userId)) throw new Failure('forbidden');
  const holder = holderOf(review, now);
  if (holder !== null && holder !== userId && !mayReassign(staffRoles)) throw new Failure('review_taken');
}

export function requireClaimable(review: Case, { userId, staffRoles }: Reader, now: Date): void {
  if (isBarred(review, userId)) throw new Failure('forbidden');
  if (review.waiting_since === null) throw new Failure('review_decided');
  const holder = holderOf(review, now);
  if (holder !== null && holder !== userId && !mayReassign(staffRoles)) throw new Failure('review_taken');
}

/** Whoever holds a case may hand it over; a lead gives out any. */
export function requireAssignable(review: Case, { userId, staffRoles }: Reader, to: string, now: Date): void {
  if (isBarred(review, userId) || isBarred(review, to)) throw new Failure('forbidden');
  if (review.waiting_since === null) throw new Failure('review_decided');
  const holder = holderOf(review, now);
  if (holder === userId || mayReassign(staffRoles)) return;
  throw new Failure(holder === null ? 'review_unclaimed' : 'review_taken');
}

/** What this person may do with the case, sent along with it: the screen never recomputes roles. */
export function abilitiesOf(
  review: Case,
  reader: Reader,
  now: Date,
  offered: ReadonlyArray<readonly [string, DecisionRule]>,
) {
  const foreign = !isBarred(review, reader.userId);
  const waits = review.waiting_since !== null && foreign;
  const holder = holderOf(review, now);
  const lead = mayReassign(reader.staffRoles);
  return {
    claim: waits && holder !== reader.userId && (holder === null || lead),
    release: waits && holder !== null && (holder === reader.userId || lead),
    assign: waits && (holder === reader.userId || lead),
    decisions: offered
      .filter(([, rule]) => foreign && mayDecideNow(review, reader, now, rule))
      .map(([decision]) => decision),
  };
}
