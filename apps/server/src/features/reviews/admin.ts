import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@punkt/contract/contract';
import { type Audience, toQueue } from '@punkt/contract/events';
import type { CountryCode } from '@punkt/domain/country-code';
import { answeredBy, promisedBy } from '@punkt/domain/review-terms';
import { type StaffAction, type StaffRole, staffCan } from '@punkt/domain/staff';
import type { Language } from '@punkt/locales/language';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { queued } from '../../platform/jobs/jobs.ts';
import type { LinkedNotice } from '../notifications/service.ts';
import { findCases } from './queue-store.ts';
import { addHistory, deleteReviews, markAsked, puttingReview, withdrawWaiting } from './review-store.ts';
import { staffNews, tellStaff } from './staff-news.ts';
import type { CaseKey, NewReview, Remark, ReviewRow } from './tables.ts';

export type { CaseKey } from './tables.ts';

type Content = CallOutput<'GET /api/v2/manage/reviews/:kind/:id'>['content'];
type ReviewMessage = CallOutput<'POST /api/v2/manage/reviews/:kind/:id/messages'>;

/** What a decision asks of whoever takes it. */
export interface DecisionRule {
  /** A person who is sent back or refused must get a reason. `remarks`: a remark says it as well. */
  readonly reason: 'none' | 'comment' | 'remarks';
  /** Whether remarks go along. */
  readonly remarks: boolean;
  /** What the case becomes; nothing where the record's own way says so by `put`. */
  readonly status?: string;
  /** Needs no turn in the queue while the case waits for nobody. */
  readonly anytime?: boolean;
  /** May be taken about many at once. */
  readonly bulk?: boolean;
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
  /** Decisions that the record's own rules allow now; all of them by default. */
  readonly offered?: readonly string[];
  /** Where the record keeps its own history; claims are added to it. */
  readonly history?: readonly HistoryEntry[];
  /** What is special about the kind. */
  readonly content?: Content;
}

/** What may go along with a message of staff; kinds without it leave it aside. */
export interface MessageExtra {
  /** A note between colleagues. */
  readonly internal: boolean;
  /** The last message that was read. */
  readonly seen: string | undefined;
  /** Addresses of files. */
  readonly files: readonly string[];
  readonly clientUuid: string | undefined;
  /** Colleagues whom a note names. */
  readonly mentions: readonly string[];
}

interface Reader {
  readonly caller: Caller;
  readonly language: Language;
}

/**
 * What a feature says about its records that staff decide on. `reviews` does the rest: queue, search, claim, term, turn,
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
  /** Places a remark may name; those of the view by default. */
  readonly places?: (path: string) => boolean;
  /** Carries the decision out. The case is written by then, unless the rule leaves its status to `put`. */
  decide(tx: Tx, review: ReviewRow, verdict: Verdict, caller: Caller): Promise<void>;
  /** The owner's notice; none where `decide` sends it. */
  news?(review: ReviewRow, decision: string): LinkedNotice;
  /** Work on it that is no decision: who of these has done how much since then. */
  doneSince?(db: Database, people: readonly string[], time: Date): Promise<ReadonlyMap<string, number>>;
  /** A talk with the owner, where the kind has one. */
  readonly messages?: {
    read(db: Database, review: ReviewRow): Promise<readonly ReviewMessage[]>;
    /** What this person sent under that name already: coming again, it answers nothing that was asked since. */
    sent?(tx: Tx, review: ReviewRow, caller: Caller, clientUuid: string): Promise<ReviewMessage | undefined>;
    write(
      tx: Tx,
      review: ReviewRow,
      caller: Caller,
      words: string,
      extra: MessageExtra,
    ): Promise<ReviewMessage>;
    /** What open chats of the console hear after `announceLater`. */
    readonly topic?: 'ticket';
    /** Only who holds the case answers, or anybody while nobody does. */
    readonly byHolder?: true;
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
  /** Who may not decide it, whatever their role. */
  readonly notBy?: string | null;
  /** Whether it waits for staff. */
  readonly waits: boolean;
  /** Since when it stands as it does; now by default. */
  readonly since?: Date;
  /** Until when an answer is promised, where the kind has a term of its own. */
  readonly due?: Date;
  /** False once its owner can't be written to any more: then nothing is left to answer. */
  readonly talks?: boolean;
}

export type NewCase = Omit<
  CaseState,
  'id' | 'created' | 'stage' | 'status' | 'waits' | 'since' | 'due' | 'talks'
>;

/** Work of staff that is no case of this ground, as the load shows it. */
export interface OtherQueue {
  readonly kind: string;
  readonly action: StaffAction;
  load(
    now: Date,
  ): Promise<{ readonly waiting: number; readonly overdue: number; readonly oldest: Date | null }>;
  /** Who has done how many since then. */
  doneSince(time: Date): Promise<ReadonlyMap<string, number>>;
}

const searchText = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, 2_000);

/** The row of a case, all of it that `put` writes. */
function caseRow(given: CaseState, now: Date) {
  const { kind, id, country, created, stage, status, title, waits } = given;
  const since = given.since ?? now;
  const due = given.due ?? promisedBy(since);
  return {
    ...{ kind, id, country, created, stage, status, title, since },
    subject_id: given.subjectId,
    user_id: given.userId,
    note: given.note ?? '',
    owner: given.owner ?? '',
    search: searchText(given.search),
    flags: [...(given.flags ?? [])],
    not_by: given.notBy ?? null,
    waiting_since: waits ? since : null,
    due: waits ? due : null,
  } satisfies NewReview;
}

/** What features whose records are decided ask of `reviews`, inside their own transaction. */
export function createReviewAdmin(clock: Clock) {
  const subjects = new Map<string, Subject>();
  const otherQueues: OtherQueue[] = [];
  const kindsOpenTo = (roles: readonly StaffRole[]): string[] =>
    [...subjects.values()].filter(({ action }) => staffCan(roles, action)).map(({ kind }) => kind);

  /** Makes open pages read this queue or case again. Takes the lock of an audience: the last thing of a transaction. */
  const announceCase = (tx: Tx, { kind, id }: CaseKey, status: string) =>
    announce(tx, clock, toQueue(kind), 'review', { kind, id, status });

  const tellReturned = async (tx: Tx, key: CaseKey, round: number, waits: boolean): Promise<void> => {
    if (waits && round > 1) await tellStaff(tx, clock, key, 'returned');
  };

  /** Writes the case as its record now stands; `announce` follows when the other locks are taken. */
  const put = async (tx: Tx, given: CaseState): Promise<void> => {
    const { waits, talks = true } = given;
    const { round } = await puttingReview(tx, caseRow(given, clock.now()), talks).executeTakeFirstOrThrow();
    await tellReturned(tx, given, round, waits);
    if (!talks) await tellStaff(tx, clock, given, 'message');
  };

  /** Lists and counts alone: whoever has a case open reads nothing again, for that would leave a trace. */
  const announceLists = (tx: Tx, kind: string) => announce(tx, clock, toQueue(kind), 'review', { kind });

  /**
   * Lists and open chats hear of it by a job: whoever writes a message must not hold the lock of a queue, which is everybody's, until
   * their commit.
   */
  const announceLater = (tx: Tx, key: CaseKey): Promise<void> => tellStaff(tx, clock, key, 'queue');

  /** The owner wrote: whoever holds the case is told, else everybody of its queue. `announceLists` follows. */
  const asked = async (tx: Tx, key: CaseKey): Promise<void> => {
    const now = clock.now();
    await markAsked(tx, key, now, answeredBy(now));
    await tellStaff(tx, clock, key, 'message');
  };

  const withdraw = async (tx: Tx, kind: string, subjectId: string, actorId: string | null) => {
    const now = clock.now();
    const ended = await withdrawWaiting(tx, kind, subjectId, now);
    if (!ended) return;
    await addHistory(tx, { kind, review_id: ended.id, at: now, actor_id: actorId, action: 'withdrawn' });
    await announceCase(tx, ended, 'withdrawn');
  };

  return {
    register: (subject: Subject): void => {
      if (subjects.has(subject.kind)) throw new Error(`two subjects of review are called ${subject.kind}`);
      subjects.set(subject.kind, subject);
    },
    /** For rooms whose work is no case here: the load of the house counts them too. */
    countAlso: (queue: OtherQueue): void => {
      otherQueues.push(queue);
    },
    otherQueues: (): readonly OtherQueue[] => otherQueues,
    subjectOf: (kind: string): Subject | undefined => subjects.get(kind),
    subjectsOpenTo: (roles: readonly StaffRole[]): Subject[] =>
      [...subjects.values()].filter(({ action }) => staffCan(roles, action)),
    kindsOpenTo,
    /** Audiences of a staff member: their queues in the order of registration, so that a cursor stays valid. */
    audiencesOf: (roles: readonly StaffRole[]): Audience[] => kindsOpenTo(roles).map(toQueue),
    put,
    /**
     * The same for kinds whose records change so often that a case is written in one statement with its record: the row, the statement that
     * writes it, and what follows from the round that this answers.
     */
    inPlace: {
      row: (given: CaseState) => caseRow(given, clock.now()),
      putting: (at: Database | Tx, row: NewReview) => puttingReview(at, row, true),
      tellReturned,
      /** `announceLater`, as a job. */
      later: (key: CaseKey) => queued(clock, staffNews(key, 'queue')),
    },
    announce: announceCase,
    announceLists,
    announceLater,
    /** For records that live on and keep no history of their own: what their owner did, in the words of the kind. */
    addStep: (tx: Tx, { kind, id }: CaseKey, actorId: string | null, action: string): Promise<void> =>
      addHistory(tx, { kind, review_id: id, at: clock.now(), actor_id: actorId, action }),
    asked,
    withdraw,
    /** For records of which nothing may be left. Lists are read again. */
    remove: async (tx: Tx, kind: string, ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await deleteReviews(tx, kind, ids);
      await announceLists(tx, kind);
    },
    /** Ids of cases by what somebody typed, as in the box of a queue. */
    find: (db: Database | Tx, kind: string, query: string, limit: number): Promise<string[]> =>
      findCases(db, kind, searchWords(query), limit),
    /** For records that open a case each time they are sent: what is sent anew takes the place of what waits. */
    open: async (tx: Tx, given: NewCase): Promise<string> => {
      const { kind, subjectId, userId } = given;
      await withdraw(tx, kind, subjectId, userId);
      const [id, now] = [randomUUID(), clock.now()];
      await put(tx, { ...given, id, created: now, stage: 'waiting', status: 'waiting', waits: true });
      await addHistory(tx, { kind, review_id: id, at: now, actor_id: userId, action: 'opened' });
      await announceCase(tx, { kind, id }, 'waiting');
      return id;
    },
  };
}

export type ReviewAdmin = ReturnType<typeof createReviewAdmin>;
