import type { ReviewKind } from '@punkt/contract/reviews';
import type { CountryCode } from '@punkt/domain/country-code';
import type { Generated, JSONColumnType } from 'kysely';

export interface Remark {
  readonly path: string;
  readonly message: string;
}

export type ReviewStatus = 'waiting' | 'approved' | 'remarked' | 'canceled' | 'withdrawn';

interface ReviewTable {
  id: string;
  kind: ReviewKind;
  status: Generated<ReviewStatus>;
  subject_id: string;
  subject: string;
  user_id: string;
  country: CountryCode;
  created: Date;
  due: Date;
  claimed_by: string | null;
  claimed_at: Date | null;
  claim_seen: Date | null;
  decided: Date | null;
  decided_by: string | null;
  comment: Generated<string>;
  remarks: JSONColumnType<Remark[], string | undefined, string>;
}

interface HistoryTable {
  id: Generated<number>;
  review_id: string;
  at: Date;
  actor_id: string | null;
  action: string;
  comment: Generated<string>;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type ReviewTables = {
  reviews: ReviewTable;
  review_history: HistoryTable;
};
