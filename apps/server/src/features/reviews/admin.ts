import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import { promisedBy } from '@punkt/domain/review-terms';
import { type StaffAction, type StaffRole, staffCan } from '@punkt/domain/staff';
import type { Language } from '@punkt/locales/language';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Audience, announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { News } from '../notifications/service.ts';
import { addHistory, putReview, withdrawWaiting } from './review-store.ts';
import type { CaseKey, Remark, ReviewRow } from './tables.ts';

export type { CaseKey } from './tables.ts';

type Content = CallOutput<'GET /api/v2/manage/reviews/:kind/:id'>['content'];
type ReviewMessage = CallOutput<'POST /api/v2/manage/reviews/:kind/:id/messages'>;

/** What a decision asks of whoever takes it. */
export interface DecisionRule {
  /** Whoever is sent back or refused must be told why. `remarks`: a remark says it as well. */
  readonly reason: 'none' | 'comment' | 'remarks';
  /** Whether remarks go along. */
  readonly remarks: boolean;
  /** What the case becomes; nothing where the record's own way says so by `put`. */
  readonly status?: string;
  /** Needs no turn in the queue while the case waits for nobody. */
  readonly anytime?: boolean;
}

export interface Verdict {
  readonly decision: string;
  readonly comment: string;
  readonly remarks: readonly Remark[];
}

interface HistoryEntry {
  readonly at: Date;
  readonly by: 'owner' | 'staff' | 'payment' | 'clock';
  readonly actorId: string | null;
  readonly action: string;
  readonly comment: string;
}

/** What staff see of a record: values and files by their path on the wire, so that a remark names what the form shows. */
export interface CaseView {
  readonly version: number;
  readonly fields: ReadonlyArray<{ readonly path: string; readonly value: string }>;
  readonly files: ReadonlyArray<{ readonly path: string; readonly id: string }>;
  readonly flags: readonly string[];
  /** Decisions that the record's own rules allow now; all of them unless told. */
  readonly offered?: readonly string[];
  /** Where the record keeps its own history; claims are added to it. */
  readonly history?: readonly HistoryEntry[];
  /** What is special about the kind. */
  readonly content?: Content;
}

interface Reader {
  readonly caller: Caller;
  readonly language: Language;
}

/**
 * What a feature says about its records that staff decide on. The ground does the rest: queue, search, claim, term, turn,
 * remarks, audit, news. How to add one: docs/architecture.md, «Reviews: how to add a queue».
 */
export interface Subject {
  readonly kind: string;
  /** Whose roles see and decide it. */
  readonly action: StaffAction;
  readonly decisions: Readonly<Record<string, DecisionRule>>;
  /** Name of the record in the audit: `order`. */
  readonly audited: string;
  /** Locks what must not change under a decision, before the case; answers the version that stands now. */
  lock(tx: Tx, review: ReviewRow): Promise<number>;
  view(db: Database | Tx, review: ReviewRow, reader: Reader): Promise<CaseView>;
  /** Places a remark may name; those of the view unless told. */
  readonly places?: (path: string) => boolean;
  /** Carries the decision out. The case is written by then, unless the rule leaves its status to `put`. */
  decide(tx: Tx, review: ReviewRow, verdict: Verdict, caller: Caller): Promise<void>;
  /** What the owner is told; nothing where `decide` tells them. */
  news?(review: ReviewRow, decision: string): News;
  /** A talk with the owner, where the kind has one. */
  readonly messages?: {
    read(db: Database, review: ReviewRow): Promise<readonly ReviewMessage[]>;
    write(tx: Tx, review: ReviewRow, caller: Caller, words: string): Promise<ReviewMessage>;
  };
}

/** A record as its case shows it. */
export interface CaseState extends CaseKey {
  readonly subjectId: string;
  readonly userId: string | null;
  readonly country: CountryCode;
  readonly created: Date;
  readonly stage: string;
  readonly status: string;
  readonly title: string;
  readonly note?: string;
  readonly owner?: string;
  readonly search: readonly string[];
  readonly flags?: readonly string[];
  /** Whether it waits for staff. */
  readonly waits: boolean;
}

export type NewCase = Omit<CaseState, 'id' | 'created' | 'stage' | 'status' | 'waits'>;

const searchText = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, 2_000);

/** What features whose records are decided ask of the ground, inside their own transaction. */
export function createReviewAdmin(clock: Clock) {
  const subjects = new Map<string, Subject>();
  const kindsOpenTo = (roles: readonly StaffRole[]): string[] =>
    [...subjects.values()].filter(({ action }) => staffCan(roles, action)).map(({ kind }) => kind);

  /** Whoever looks at this queue or case looks again. Takes the lock of an audience: the last thing of a transaction. */
  const tell = (tx: Tx, { kind, id }: CaseKey, status: string) =>
    announce(tx, clock, `queue:${kind}`, 'review', { kind, id, status });

  /** Writes the case as its record now stands; `tell` follows when the other locks are taken. */
  const put = (tx: Tx, { subjectId, userId, search, flags, waits, ...state }: CaseState): Promise<void> => {
    const now = clock.now();
    return putReview(tx, {
      ...state,
      subject_id: subjectId,
      user_id: userId,
      search: searchText(search),
      flags: [...(flags ?? [])],
      since: now,
      waiting_since: waits ? now : null,
      due: waits ? promisedBy(now) : null,
    });
  };

  const withdraw = async (tx: Tx, kind: string, subjectId: string, actorId: string | null) => {
    const now = clock.now();
    const ended = await withdrawWaiting(tx, kind, subjectId, now);
    if (!ended) return;
    await addHistory(tx, { kind, review_id: ended.id, at: now, actor_id: actorId, action: 'withdrawn' });
    await tell(tx, ended, 'withdrawn');
  };

  return {
    register: (subject: Subject): void => {
      if (subjects.has(subject.kind)) throw new Error(`two subjects of review are called ${subject.kind}`);
      subjects.set(subject.kind, subject);
    },
    subjectOf: (kind: string): Subject | undefined => subjects.get(kind),
    kindsOpenTo,
    /** What somebody of the staff hears of: their queues in the order of registration, so that a cursor stays valid. */
    audiencesOf: (roles: readonly StaffRole[]): Audience[] =>
      kindsOpenTo(roles).map((kind) => `queue:${kind}` as const),
    put,
    tell,
    withdraw,
    /** For records that open a case each time they are sent: what is sent anew takes the place of what waits. */
    open: async (tx: Tx, given: NewCase): Promise<string> => {
      const { kind, subjectId, userId } = given;
      await withdraw(tx, kind, subjectId, userId);
      const [id, now] = [randomUUID(), clock.now()];
      await put(tx, { ...given, id, created: now, stage: 'waiting', status: 'waiting', waits: true });
      await addHistory(tx, { kind, review_id: id, at: now, actor_id: userId, action: 'opened' });
      await tell(tx, { kind, id }, 'waiting');
      return id;
    },
  };
}

export type ReviewAdmin = ReturnType<typeof createReviewAdmin>;
