import type { CountryCode } from '@punkt/domain/country-code';
import type { Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';

export interface Remark {
  readonly path: string;
  readonly message: string;
}

interface ReviewTable {
  kind: string;
  id: string;
  subject_id: string;
  user_id: string | null;
  country: CountryCode;
  created: Date;
  stage: string;
  status: string;
  title: string;
  note: Generated<string>;
  owner: Generated<string>;
  search: Generated<string>;
  flags: Generated<string[]>;
  round: Generated<number>;
  waiting_since: Date | null;
  since: Date;
  due: Date | null;
  claimed_by: Generated<string | null>;
  claimed_at: Generated<Date | null>;
  claim_seen: Generated<Date | null>;
  decided: Generated<Date | null>;
  decided_by: Generated<string | null>;
  not_by: Generated<string | null>;
  comment: Generated<string>;
  asked_since: Generated<Date | null>;
  asked_due: Generated<Date | null>;
  remarks: JSONColumnType<Remark[], string | undefined, string>;
}

interface HistoryTable {
  id: GeneratedAlways<number>;
  kind: string;
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

export type ReviewRow = Selectable<ReviewTable>;
export type NewReview = Insertable<ReviewTable>;
export type ReviewHistoryRow = Selectable<HistoryTable>;

/** What names a case. */
export interface CaseKey {
  readonly kind: string;
  readonly id: string;
}
