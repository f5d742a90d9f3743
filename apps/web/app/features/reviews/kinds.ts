import type { ReviewKind } from '@punkt/contract/reviews';
import type { StaffAction } from '@punkt/domain/staff';

export const KINDS = ['tax', 'passport'] as const satisfies readonly ReviewKind[];

/** What one must be allowed to, to see a kind at all. */
export const KIND_ACTIONS = {
  tax: 'reviewTax',
  passport: 'reviewDocuments',
} as const satisfies Record<ReviewKind, StaffAction>;
