import { fileKindOf, type OrderFile } from '@punkt/domain/order-files';
import { fittedPoint, type PointAct } from '@punkt/domain/point-record';
import { type HoursRequest, hoursOn, type RequestKind } from '@punkt/domain/point-requests';
import type { SignboardFormat, SignboardSize } from '@punkt/domain/premises';
import { type DayHours, type Timetable, WEEK_DAYS } from '@punkt/domain/timetable';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Appeals } from '../appeals/service.ts';
import type { FilesService } from '../files/service.ts';
import type { LinkedNotice } from '../notifications/service.ts';
import type { CaseView, DecisionRule, Subject } from '../reviews/admin.ts';
import { announcePoint } from './access.ts';
import { addChange, changePoint, lockPoint } from './point-store.ts';
import { closeRequest, putDays, readRequest } from './request-store.ts';
import { QUEUE_OF, todayAt } from './requesting.ts';
import type { PointRow, PointUpdate, RequestRow } from './tables.ts';

export interface ReviewDeps {
  readonly clock: Clock;
  readonly files: Pick<FilesService, 'fileIdOf'>;
}

/** What a request holds, by its kind. */
export interface AskedArea {
  readonly area: number;
  readonly stock_area: number;
  readonly files: readonly OrderFile[];
}
export type AskedHours = Omit<HoursRequest, 'reason'>;
interface AskedSignboard {
  readonly format: SignboardFormat;
  readonly size: SignboardSize;
  readonly urls: readonly string[];
}

/** A request never changes: a newer one is a case of its own. */
const VERSION = 1;
const GONE: CaseView = { fields: [], files: [], flags: [], version: VERSION };

const DECISIONS: Readonly<Record<string, DecisionRule>> = {
  approve: { reason: 'none', remarks: false, status: 'approved' },
  cancel: { reason: 'comment', remarks: false, status: 'canceled' },
};

const ACTS = {
  area: { approve: 'areaApproved', cancel: 'areaRejected' },
  timetable: { approve: 'timetableApproved', cancel: 'timetableRejected' },
  signboard: { approve: 'signboardChecked', cancel: 'signboardRejected' },
} as const satisfies Record<RequestKind, Record<string, PointAct>>;

export const NOTICES = {
  area: { approve: 'pointAreaApproved', cancel: 'pointAreaRejected' },
  timetable: { approve: 'pointHoursApproved', cancel: 'pointHoursRejected' },
  signboard: { approve: 'pointSignboardApproved', cancel: 'pointSignboardRejected' },
} as const;

const hours = ({ open, close, is_day_off }: DayHours): string => (is_day_off ? 'off' : `${open}–${close}`);

const week = (prefix: string, timetable: Timetable | null) =>
  timetable ? WEEK_DAYS.map((day) => ({ path: `${prefix}.${day}`, value: hours(timetable[day]) })) : [];

/** What is asked for, and under `current.` what stands. */
function fieldsOf({ kind, asked, before, reason }: RequestRow): CaseView['fields'] {
  if (kind === 'area') {
    const [next, now] = [asked as unknown as AskedArea, before as unknown as AskedArea];
    return [
      { path: 'point.area', value: String(next.area) },
      { path: 'point.stock_area', value: String(next.stock_area) },
      { path: 'current.area', value: String(now.area) },
      { path: 'current.stock_area', value: String(now.stock_area) },
    ];
  }
  if (kind === 'signboard') {
    const { format, size } = asked as unknown as AskedSignboard;
    return [
      { path: 'point.signboard_format', value: format },
      { path: 'point.signboard_size', value: size },
    ];
  }
  const [next, now] = [asked as unknown as AskedHours, before as { timetable: Timetable | null }];
  return [
    { path: 'point.reason', value: reason },
    { path: 'point.from', value: next.from ?? '' },
    ...week('point', next.timetable),
    ...week('current', next.timetable && now.timetable),
    ...next.days.map((day) => ({ path: `day.${day.day}`, value: hours(day) })),
  ];
}

function filesOf({ files }: ReviewDeps, { kind, asked }: RequestRow): CaseView['files'] {
  const entry = (path: string, url: string) => {
    const id = files.fileIdOf(url);
    return id ? [{ path, id }] : [];
  };
  if (kind === 'area')
    return (asked as unknown as AskedArea).files.flatMap(({ type, url }) =>
      entry(`actual_urls.${type}`, url),
    );
  if (kind === 'signboard')
    return (asked as unknown as AskedSignboard).urls.flatMap((url) => entry('signboardUrls', url));
  return [];
}

/** The new papers take the place of those that proved the old area. */
function approvedArea(point: PointRow, { area, stock_area, files }: AskedArea): PointUpdate {
  const record = fittedPoint(point.record);
  const kept =
    files.length > 0
      ? record.actual_urls.filter(({ type }) => fileKindOf(type) !== 'document')
      : record.actual_urls;
  return { area, stock_area, record: JSON.stringify({ ...record, actual_urls: [...kept, ...files] }) };
}

/** Hours of a later day wait until it comes; days ahead are written down at once. */
async function approveHours(tx: Tx, clock: Clock, point: PointRow, asked: AskedHours): Promise<PointUpdate> {
  const today = todayAt(point, clock.now());
  await putDays(
    tx,
    asked.days.map((day) => ({ ...day, point_id: point.id })),
  );
  const { timetable, from } = asked;
  if (!timetable) return {};
  const now = hoursOn(point, today);
  if (from === null || from <= today)
    return { timetable: JSON.stringify(timetable), next_timetable: null, next_from: null };
  return {
    timetable: now && JSON.stringify(now),
    next_timetable: JSON.stringify(timetable),
    next_from: from,
  };
}

async function approved(
  tx: Tx,
  { clock }: ReviewDeps,
  point: PointRow,
  request: RequestRow,
): Promise<PointUpdate> {
  const asked = request.asked as unknown;
  if (request.kind === 'area') return approvedArea(point, asked as AskedArea);
  if (request.kind === 'timetable') return approveHours(tx, clock, point, asked as AskedHours);
  return { signboard_checked: true };
}

/** What staff see of a request. */
export const caseOf = (deps: ReviewDeps, request: RequestRow | undefined): CaseView =>
  !request || Object.keys(request.asked).length === 0
    ? GONE
    : { fields: fieldsOf(request), files: filesOf(deps, request), flags: [], version: VERSION };

interface Settled {
  readonly isApproved: boolean;
  /** Why the request is rejected, as its owner reads it. */
  readonly comment: string;
  /** What the history says. */
  readonly told: string;
  readonly caller: Caller;
}

/** Yes or no to a request: by the queue, or by whoever answers an objection. The announcement is the caller's. */
export async function settle(
  tx: Tx,
  deps: ReviewDeps,
  request: RequestRow,
  { isApproved, comment, told, caller }: Settled,
): Promise<PointRow> {
  const point = await lockPoint(tx, request.point_id);
  if (!point) throw notFound();
  const at = deps.clock.now();
  await closeRequest(tx, request.id, { state: isApproved ? 'approved' : 'rejected', decided: at, comment });
  const changed = isApproved
    ? await changePoint(tx, point.id, { ...(await approved(tx, deps, point, request)), updated: at })
    : point;
  await addChange(tx, {
    point_id: point.id,
    at,
    act: ACTS[request.kind][isApproved ? 'approve' : 'cancel'],
    actor: 'staff',
    actor_id: caller.userId,
    comment: told,
  });
  return changed;
}

/** Where the owner goes from the notice. */
const linkOf = (kind: RequestKind, id: number, rejected: boolean): `/${string}` => {
  const page = { area: '/edit-area', timetable: '/edit-timetable', signboard: '/signboard' }[kind];
  return `/lk/pvz/${id}${rejected ? page : ''}`;
};

interface SubjectDeps extends ReviewDeps {
  readonly appeals: Pick<Appeals, 'latestOf'>;
}

/** A rejection may have been objected to, and changed by somebody else: its case says so. */
async function objectionTo({ appeals }: SubjectDeps, db: Database | Tx, kind: RequestKind, id: string) {
  const appeal = await appeals.latestOf(db, QUEUE_OF[kind], id);
  if (!appeal) return {};
  const { outcome, created } = appeal;
  return { content: { objection: { id: appeal.id, sent: created.toISOString(), outcome } } };
}

function subjectOf(deps: SubjectDeps, kind: RequestKind): Subject {
  return {
    kind: QUEUE_OF[kind],
    action: 'reviewPointChanges',
    // Under its own number: a point has many requests.
    audited: `review.${QUEUE_OF[kind]}`,
    decisions: DECISIONS,
    // Whoever asks for something locks the point first, too.
    lock: async (tx, { subject_id }) => {
      await lockPoint(tx, Number(subject_id));
      return VERSION;
    },
    view: async (db, { id }) => ({
      ...caseOf(deps, await readRequest(db, id)),
      ...(await objectionTo(deps, db, kind, id)),
    }),
    decide: async (tx, { id }, { decision, comment }, caller) => {
      const request = await readRequest(tx, id);
      if (!request) throw notFound();
      const isApproved = decision === 'approve';
      const changed = await settle(tx, deps, request, { isApproved, comment, told: comment, caller });
      await announcePoint(tx, deps.clock, changed);
    },
    news: ({ subject_id }, decision): LinkedNotice => {
      const [point, rejected] = [Number(subject_id), decision !== 'approve'];
      return {
        kind: NOTICES[kind][rejected ? 'cancel' : 'approve'],
        params: { point },
        link: linkOf(kind, point, rejected),
      };
    },
  };
}

/** How the queues show what owners of points ask for, and what a decision does. */
export const createPointSubjects = (deps: SubjectDeps): readonly Subject[] =>
  (['area', 'timetable', 'signboard'] as const).map((kind) => subjectOf(deps, kind));
