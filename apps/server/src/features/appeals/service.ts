import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import type { CaseView, ReviewAdmin, Subject, Verdict } from '../reviews/admin.ts';
import {
  answerAppeal,
  blankAppeals,
  insertAppeal,
  readAppeal,
  readAppealOf,
  readAppealsOf,
} from './appeal-store.ts';
import { APPEAL_OUTCOMES, type AppealOutcome, type AppealRow } from './tables.ts';

export type { AppealOutcome, AppealRow } from './tables.ts';

const KIND = 'appeal';

type Content = NonNullable<CallOutput<'GET /api/v2/manage/reviews/:kind/:id'>['content']['appeal']>;

/** What a feature whose decisions can be appealed says about its records. */
export interface Appealable {
  readonly kind: string;
  /** Locks the record, before the case; answers its version. */
  lock(tx: Tx, subjectId: string): Promise<number>;
  view(
    db: Database | Tx,
    appeal: AppealRow,
  ): Promise<{
    readonly version: number;
    readonly flags: readonly string[];
    readonly offered: readonly AppealOutcome[];
    readonly record: Pick<Content, 'address' | 'fee' | 'pointId'>;
    /** What is asked for, where the record shows more than its decision. */
    readonly fields?: CaseView['fields'];
    readonly files?: CaseView['files'];
  }>;
  /** Carries the answer out, and tells the owner. */
  decide(tx: Tx, appeal: AppealRow, outcome: AppealOutcome, verdict: Verdict, caller: Caller): Promise<void>;
}

export interface NewAppeal {
  readonly kind: string;
  readonly subjectId: string;
  readonly userId: string;
  readonly country: CountryCode;
  readonly event: string;
  readonly eventAt: Date;
  /** Who of the staff decided; they may not answer the appeal. */
  readonly eventBy: string | null;
  readonly eventComment: string;
  readonly reason: string;
  /** As the queue shows it. */
  readonly title: string;
  readonly note: string;
  readonly owner: string;
  readonly search: readonly string[];
}

/** Objections of owners, decided on the ground of reviews by somebody who did not take the decision. */
export function createAppeals({ clock, reviews }: { readonly clock: Clock; readonly reviews: ReviewAdmin }) {
  const kinds = new Map<string, Appealable>();

  const read = async (db: Database | Tx, id: string) => {
    const appeal = await readAppeal(db, id);
    const record = appeal && kinds.get(appeal.kind);
    if (!appeal || !record) throw notFound();
    return { appeal, record };
  };

  const view = async (db: Database | Tx, id: string): Promise<CaseView> => {
    const { appeal, record } = await read(db, id);
    const { version, flags, offered, fields = [], files = [], record: shown } = await record.view(db, appeal);
    return {
      version,
      flags,
      offered,
      fields,
      files,
      content: {
        appeal: {
          ...shown,
          kind: appeal.kind,
          subjectId: appeal.subject_id,
          event: appeal.event,
          eventAt: appeal.event_at.toISOString(),
          eventByStaff: appeal.event_by !== null,
          eventComment: appeal.event_comment,
          reason: appeal.reason,
          sent: appeal.created.toISOString(),
        },
      },
    };
  };

  const subject: Subject = {
    kind: KIND,
    action: 'reviewAppeals',
    audited: 'appeal',
    decisions: {
      uphold: { reason: 'none', remarks: false, status: 'upheld' },
      refundFee: { reason: 'none', remarks: false, status: 'refunded' },
      rejectAppeal: { reason: 'comment', remarks: false, status: 'rejected' },
    },
    lock: async (tx, { subject_id }) => {
      const { appeal, record } = await read(tx, subject_id);
      return record.lock(tx, appeal.subject_id);
    },
    view: (db, { subject_id }) => view(db, subject_id),
    decide: async (tx, { subject_id }, verdict, caller) => {
      const { appeal, record } = await read(tx, subject_id);
      const outcome = APPEAL_OUTCOMES.find((known) => known === verdict.decision);
      if (!outcome) throw notFound();
      await answerAppeal(tx, appeal.id, { outcome, answer: verdict.comment, answered: clock.now() });
      await record.decide(tx, appeal, outcome, verdict, caller);
    },
  };
  return {
    subject,
    register: (appealable: Appealable): void => {
      kinds.set(appealable.kind, appealable);
    },
    /** In the caller's transaction, under the lock of the record; `announce` follows when the other locks are taken. */
    file: async (tx: Tx, given: NewAppeal): Promise<string> => {
      const [id, now] = [randomUUID(), clock.now()];
      const { kind, subjectId, userId, country, event, eventAt, eventBy, eventComment, reason } = given;
      await insertAppeal(tx, {
        id,
        kind,
        subject_id: subjectId,
        user_id: userId,
        event,
        event_at: eventAt,
        event_by: eventBy,
        event_comment: eventComment,
        reason,
        created: now,
      });
      await reviews.put(tx, {
        kind: KIND,
        id,
        subjectId: id,
        userId,
        country,
        created: now,
        stage: 'waiting',
        status: 'waiting',
        title: given.title,
        note: given.note,
        owner: given.owner,
        search: given.search,
        notBy: eventBy,
        waits: true,
      });
      return id;
    },
    announce: (tx: Tx, id: string) => reviews.announce(tx, { kind: KIND, id }, 'waiting'),
    latestOf: readAppealOf,
  };
}

export type Appeals = ReturnType<typeof createAppeals>;

export const createAppealsPersonalData = (db: Database): Contributor => ({
  name: 'appeals',
  exportOf: async (userId) => ({ data: await readAppealsOf(db, userId) }),
  erase: (tx, userId) => blankAppeals(tx, userId),
});
