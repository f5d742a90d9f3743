import { REVIEW_KINDS, type ReviewKind } from '@punkt/contract/reviews';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { type StaffAction, type StaffRole, staffCan } from '@punkt/domain/staff';

const ACTION_OF: Readonly<Record<ReviewKind, StaffAction>> = {
  tax: 'reviewTax',
  passport: 'reviewDocuments',
};

export const kindsOpenTo = (roles: readonly StaffRole[]): ReviewKind[] =>
  REVIEW_KINDS.filter((kind) => staffCan(roles, ACTION_OF[kind]));

/** A lead may take over, give back and decide what another one holds. */
export const mayReassign = (roles: readonly StaffRole[]): boolean => staffCan(roles, 'reassignWork');

interface Claim {
  readonly status: string;
  readonly user_id: string;
  readonly claimed_by: string | null;
  readonly claim_seen: Date | null;
}

/** Who holds a case now: a claim without work lapses by itself. */
export function holderOf(review: Claim, now: Date): string | null {
  const live = review.claim_seen !== null && review.claim_seen >= claimLapsesBefore(now);
  return review.status === 'waiting' && live ? review.claimed_by : null;
}

/** Nobody judges her own papers, whatever her role. */
export const isAbout = (review: Pick<Claim, 'user_id'>, userId: string): boolean => review.user_id === userId;

interface Reader {
  readonly userId: string;
  readonly staffRoles: readonly StaffRole[];
}

/** What this person may do with the case, sent along with it: the screen never recomputes roles. */
export function abilitiesOf(review: Claim, { userId, staffRoles }: Reader, now: Date) {
  const waiting = review.status === 'waiting' && !isAbout(review, userId);
  const holder = holderOf(review, now);
  const lead = mayReassign(staffRoles);
  return {
    claim: waiting && holder !== userId && (holder === null || lead),
    release: waiting && holder !== null && (holder === userId || lead),
    decide: waiting && (holder === userId || lead),
  };
}
