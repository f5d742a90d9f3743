import type { Day } from '@punkt/domain/date';
import { message } from '@punkt/domain/message';
import { fileKindOf, type OrderFile } from '@punkt/domain/order-files';
import {
  checkPoint,
  cleanPoint,
  fittedPoint,
  type PointField,
  type PointRecord,
  pointChanges,
} from '@punkt/domain/point-record';
import type { SpecialDay } from '@punkt/domain/point-requests';
import type { Timetable } from '@punkt/domain/timetable';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { newsOf } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, refuseProblems } from '../../platform/http/failure.ts';
import { actorKind, announcePoint, hearersOf, type PointAccess, type PointView } from './access.ts';
import { claimNew, releaseDropped } from './files.ts';
import { addChange, changePoint, rewordPoint } from './point-store.ts';
import { askArea, askHours, type RequestDeps } from './requesting.ts';
import type { PointRow } from './tables.ts';

/** What staff approve, as it travels. */
const REQUEST_FIELDS = [
  'requested_area',
  'stock_area',
  'timetable',
  'timetable_update_reason',
  'timetable_from',
  'timetable_days',
] as const;
type RequestField = (typeof REQUEST_FIELDS)[number];
const AREA: readonly RequestField[] = ['requested_area', 'stock_area'];
const isRequest = (name: PointField | RequestField): name is RequestField =>
  REQUEST_FIELDS.some((field) => field === name);

export interface PointUpdate {
  readonly fields: {
    readonly [Field in PointField]?: PointRecord[Field] | undefined;
  } & {
    readonly requested_area?: number | null | undefined;
    readonly stock_area?: number | null | undefined;
    readonly timetable?: { readonly weekDays: Timetable } | null | undefined;
    readonly timetable_update_reason?: string | undefined;
    readonly timetable_from?: Day | null | undefined;
    readonly timetable_days?: readonly SpecialDay[] | undefined;
  };
  readonly names: ReadonlyArray<PointField | RequestField>;
  readonly version: number | undefined;
}

/** Papers stay as they are: they go with a change of area, which staff look at. */
function withPapers(before: readonly OrderFile[], sent: readonly OrderFile[]): OrderFile[] {
  const papers = before.filter(({ type }) => fileKindOf(type) === 'document');
  const strange = sent.findIndex(
    (file) => fileKindOf(file.type) === 'document' && !papers.some(({ url }) => url === file.url),
  );
  if (strange >= 0) refuseProblems({ [`actual_urls.${strange}`]: message('validation.point.papers') });
  return [...sent.filter(({ type }) => fileKindOf(type) !== 'document'), ...papers];
}

/** The named fields as they were sent; what was not named stays. */
function changed(
  before: PointRecord,
  fields: PointUpdate['fields'],
  names: readonly PointField[],
): PointRecord {
  const missing = names.filter((name) => fields[name] === undefined);
  refuseProblems(Object.fromEntries(missing.map((name) => [name, message('validation.required')])));
  const sent = Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<PointRecord>;
  const files = sent.actual_urls && { actual_urls: withPapers(before.actual_urls, sent.actual_urls) };
  return cleanPoint({ ...before, ...sent, ...files });
}

interface Details {
  readonly fields: PointUpdate['fields'];
  readonly names: readonly PointField[];
}

/** Record and history of a point whose details are changed. */
function detailsOf({ record }: PointRow, { fields, names }: Details) {
  const before = fittedPoint(record);
  const after = changed(before, fields, names);
  refuseProblems(checkPoint(after, names));
  return { before, after, changes: pointChanges(before, after) };
}

async function changeDetails(
  deps: RequestDeps,
  tx: Tx,
  caller: Caller,
  view: PointView,
  details: Details,
): Promise<void> {
  const { point } = view;
  const { id } = point;
  const { before, after, changes } = detailsOf(point, details);
  // Whoever got no answer asks again: the same words change nothing.
  if (changes.length === 0) return;
  const [known, files] = [before.actual_urls, after.actual_urls];
  await claimNew(deps, tx, { point, by: caller.userId, known, files });
  await releaseDropped(deps, tx, { point, before: known, after: files });
  const at = deps.clock.now();
  await changePoint(tx, id, { record: JSON.stringify(after), updated: at });
  await addChange(tx, {
    point_id: id,
    at,
    act: 'edited',
    actor: actorKind(view),
    actor_id: caller.userId,
    changes: JSON.stringify(changes),
  });
  await announcePoint(tx, deps.clock, point, caller.userId);
}

const isWords = (name: PointField | RequestField): name is PointField =>
  !isRequest(name) && name !== 'actual_urls';

/**
 * The same for what nobody needs to be asked about, without files, in one statement. Answers the point as it then is; nothing where it is
 * no longer as it was read, or this is not open: `updatePoint` waits for its turn and says why.
 */
export async function reword(
  { db, clock }: Pick<RequestDeps, 'db' | 'clock'>,
  { userId }: Caller,
  view: PointView,
  mark: string | undefined,
  { fields, names, version }: PointUpdate,
): Promise<PointRow | undefined> {
  const { point, abilities } = view;
  const isOpen = abilities.includes('editDetails') && (version === undefined || version === point.version);
  if (!isOpen || mark === undefined || !names.every(isWords)) return;
  const { after, changes } = detailsOf(point, { fields, names });
  if (changes.length === 0) return point;
  const { points } = await rewordPoint(db, {
    id: point.id,
    mark,
    record: JSON.stringify(after),
    at: clock.now(),
    actor: actorKind(view),
    actorId: userId,
    changes: JSON.stringify(changes),
    audiences: hearersOf(point, userId),
    news: newsOf('point', { id: String(point.id) }),
  });
  return points[0];
}

/**
 * Changes what was named and nothing else. Area and hours travel by the same call and are only asked for; files that come with
 * an area are its papers.
 */
export const updatePoint = (
  deps: RequestDeps,
  access: PointAccess,
  caller: Caller,
  id: number,
  { fields, names, version }: PointUpdate,
): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const standing = await access.lockStanding(tx, caller, id);
    const { point } = access.allowed(standing, 'viewPoint');
    if (version !== undefined && version !== point.version)
      throw new Failure('conflict', { data: { version: point.version } });
    const asksArea = names.some((name) => isRequest(name) && AREA.includes(name));
    const asksHours = names.some((name) => isRequest(name) && !AREA.includes(name));
    const plain = names.filter((name): name is PointField => !isRequest(name));
    const details = asksArea ? plain.filter((name) => name !== 'actual_urls') : plain;
    if (asksArea)
      await askArea(deps, access, tx, caller, id, {
        area: fields.requested_area === undefined ? point.area : fields.requested_area,
        stock_area: fields.stock_area === undefined ? point.stock_area : fields.stock_area,
        files: fields.actual_urls ?? [],
      });
    if (asksHours)
      await askHours(deps, access, tx, caller, id, {
        timetable: fields.timetable?.weekDays ?? null,
        from: fields.timetable_from ?? null,
        days: fields.timetable_days ?? [],
        reason: fields.timetable_update_reason ?? '',
      });
    if (details.length === 0) return;
    // What was just asked for stands beside the point by now.
    const view =
      asksArea || asksHours
        ? await access.at(caller, id, 'editDetails', tx)
        : access.allowed(standing, 'editDetails');
    await changeDetails(deps, tx, caller, view, { fields, names: details });
  });
