import type { Generated, Insertable, Selectable } from 'kysely';

export const APPEAL_OUTCOMES = ['uphold', 'refundFee', 'rejectAppeal'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

interface AppealTable {
  id: string;
  kind: string;
  subject_id: string;
  user_id: string;
  event: string;
  event_at: Date;
  event_by: string | null;
  event_comment: Generated<string>;
  reason: string;
  created: Date;
  outcome: Generated<AppealOutcome | null>;
  answer: Generated<string>;
  answered: Generated<Date | null>;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type AppealTables = { appeals: AppealTable };

export type AppealRow = Selectable<AppealTable>;
export type NewAppealRow = Insertable<AppealTable>;
