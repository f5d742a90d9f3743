import type { CallOutput } from '@punkt/contract/contract';
import type { Point, PointCard, points } from '@punkt/contract/points';
import { country } from '@punkt/domain/countries';
import { appealUntil } from '@punkt/domain/order-appeals';
import { filesOfKind, type OrderFileKind } from '@punkt/domain/order-files';
import { POINT_FEATURES } from '@punkt/domain/point-features';
import { POINT_FIELDS } from '@punkt/domain/point-record';
import { areaStatus, hoursOn, requestAppeal, timetableStatus } from '@punkt/domain/point-requests';
import { toEntity } from '@punkt/domain/record-table';
import { ticketPreview } from '@punkt/domain/tickets';
import { generalHours, type Timetable } from '@punkt/domain/timetable';
import type { z } from 'zod';
import type { AppealRow } from '../appeals/service.ts';
import { presentEntries } from '../files/service.ts';
import { isBlocked, type PointView } from './access.ts';
import type { ConsolePoints } from './console-service.ts';
import type { AskedArea, AskedHours } from './review-service.ts';
import type { OpenedPoint, PointsService } from './service.ts';
import type { ChangeRow, DayRow, PointCardRow, PointRow, RequestRow } from './tables.ts';

type Answer<Call extends keyof typeof points> = z.input<(typeof points)[Call]['response']>;

const blockOf = ({ point, blocked }: Pick<PointView<PointCardRow>, 'point' | 'blocked'>) => ({
  blockTime: blocked ? (point.block_until?.toISOString() ?? null) : null,
  blockReason: blocked ? point.block_reason : '',
});

export const presentCard = (view: PointView<PointCardRow>): PointCard => ({
  id: String(view.point.id),
  externalId: view.point.external_id,
  name: view.point.name,
  address: view.point.address,
  country: view.point.country,
  district: view.point.district,
  latitude: view.point.latitude,
  longitude: view.point.longitude,
  rate: view.point.rate,
  isActive: view.point.is_active,
  ...blockOf(view),
  typePoint: view.point.type_point,
  area: view.point.area,
  warehouseArea: view.point.stock_area,
  shard: view.point.shard,
  canMove: view.abilities.includes('move'),
  isMoving: view.moving,
  role: view.role,
  abilities: [...view.abilities],
});

type Place = Awaited<ReturnType<PointsService['places']>>[number];

export const presentPlace = (
  { id, address, country, latitude, longitude, is_active, block_until }: Place,
  now: Date,
): CallOutput<'GET /api/v4/points/places'>['data'][number] => ({
  id: String(id),
  address,
  country,
  latitude,
  longitude,
  isActive: is_active,
  blockTime: block_until && block_until > now ? block_until.toISOString() : null,
});

const presentTimetable = (timetable: Timetable | null): Point['timetable'] =>
  timetable && {
    weekDays: timetable,
    timetableGeneral: generalHours(timetable),
    saturday: timetable.saturday,
    sunday: timetable.sunday,
  };

type Looked = Pick<OpenedPoint, 'point' | 'signboard'>;

function signboardStatus({ point, signboard }: Looked): Point['signboard']['status'] {
  if (signboard?.state === 'waiting') return 'waiting';
  if (signboard?.state === 'rejected') return 'rejected';
  return point.signboard_checked ? 'checked' : 'none';
}

export const presentSignboard = ({ point, signboard }: Looked): Point['signboard'] => ({
  isCheck: point.signboard_checked,
  signboardFormat: point.signboard_format,
  signboardSize: point.signboard_size,
  signboardUrls: point.signboard_files,
  status: signboardStatus({ point, signboard }),
  comment: signboard?.state === 'rejected' ? signboard.comment : '',
});

/** What was asked for stays with its answer: a rejected form begins with it. */
function presentArea(view: OpenedPoint): Point['areaOrder'] {
  const { area: last, seesPapers } = view;
  if (!last || !seesPapers) return null;
  const { area, stock_area, files } = last.asked as Partial<AskedArea>;
  return {
    ...presentEnd(last),
    appeal: presentAppeal(last, view.areaAppeal, view.now),
    area: area ?? 0,
    warehouseArea: stock_area ?? 0,
    documents: presentEntries(view, files ?? []),
  };
}

const presentEnd = ({ state, comment, created, decided }: RequestRow) => ({
  state,
  comment,
  created: created.toISOString(),
  decided: decided?.toISOString() ?? null,
});

function presentAppeal(
  last: RequestRow | undefined,
  filed: AppealRow | undefined,
  now: Date,
): Answer<'GET /api/v4/pickpoint/:id/timetable-order'>['timetable_order']['appeal'] {
  const state = requestAppeal(last, filed !== undefined, now);
  return {
    state,
    until: state === 'open' && last?.decided ? appealUntil(last.decided).toISOString() : null,
    reason: filed?.reason ?? '',
    sent: filed?.created.toISOString() ?? null,
    outcome: filed?.outcome ?? null,
    answer: filed?.answer ?? '',
    answered: filed?.answered?.toISOString() ?? null,
  };
}

const presentDay = ({ day, open, close, is_day_off }: Omit<DayRow, 'point_id'>) => ({
  day,
  open,
  close,
  is_day_off,
});

export function presentTimetableOrder({
  last,
  appeal,
  now,
}: Awaited<
  ReturnType<PointsService['timetableOrder']>
>): Answer<'GET /api/v4/pickpoint/:id/timetable-order'> {
  const asked = last?.asked as Partial<AskedHours> | undefined;
  return {
    timetable_order: {
      status: timetableStatus(last?.state),
      timetable: presentTimetable(asked?.timetable ?? null),
      from: asked?.from ?? null,
      days: (asked?.days ?? []).map(presentDay),
      reason: last?.reason ?? '',
      comment: last?.comment ?? '',
      created: last?.created.toISOString() ?? null,
      decided: last?.decided?.toISOString() ?? null,
      appeal: presentAppeal(last, appeal, now),
    },
  };
}

function presentNext({ point, today }: OpenedPoint): Point['nextTimetable'] {
  const { next_timetable, next_from } = point;
  const timetable = presentTimetable(next_timetable);
  return timetable && next_from !== null && next_from > today ? { from: next_from, timetable } : null;
}

export function presentPoint(view: OpenedPoint): Point {
  const { point, record, seesPapers } = view;
  const entries = (kind: OrderFileKind) => presentEntries(view, filesOfKind(record.actual_urls, kind));
  return {
    ...presentCard(view),
    ...toEntity(POINT_FIELDS, record),
    floorLevel: point.floor_level,
    timetable: presentTimetable(hoursOn(point, view.today)),
    nextTimetable: presentNext(view),
    specialDays: view.days.map(presentDay),
    editAreaStatus: areaStatus(view.area?.state),
    areaOrder: presentArea(view),
    features: POINT_FEATURES.map((label) => ({ label, checked: record.features.includes(label) })),
    photos: entries('photo'),
    videos: entries('video'),
    documents: seesPapers ? entries('document') : [],
    hasLock: view.hasLock,
    signboard: presentSignboard(view),
    created: point.created.toISOString(),
    closed: point.closed?.toISOString() ?? null,
    version: point.version,
  };
}

type ConsoleView = Awaited<ReturnType<ConsolePoints['open']>>;

export function presentConsolePoint(view: ConsoleView) {
  const { page, changes, names, cases, tickets, canBlock, canUnblock } = view;
  const { owner_id } = page.point;
  return {
    ...presentPoint(page),
    owner: { id: owner_id, name: names.get(owner_id) ?? '' },
    history: changes.map((row) => presentChange(row, names)),
    cases,
    tickets: tickets.map(({ id, description, state, created, about }) => ({
      id: String(id),
      preview: ticketPreview(description),
      state,
      created: created.toISOString(),
      isAboutPoint: about,
    })),
    canBlock,
    canUnblock,
  };
}

export const presentRow = (point: PointRow, names: ReadonlyMap<string, string>, now: Date) => ({
  id: String(point.id),
  externalId: point.external_id,
  address: point.address,
  country: point.country,
  owner: names.get(point.owner_id) ?? '',
  rate: point.rate,
  isActive: point.is_active,
  blockTime: isBlocked(point, now) ? (point.block_until?.toISOString() ?? null) : null,
});

export const presentChange = (
  row: ChangeRow,
  names: ReadonlyMap<string, string>,
): Answer<'GET /api/v4/points/:id/history'>['data'][number] => ({
  id: String(row.id),
  at: row.at.toISOString(),
  act: row.act,
  actor: row.actor,
  name: (row.actor_id && names.get(row.actor_id)) || '',
  changes: row.changes,
  comment: row.comment,
});

export const presentBalance = ({
  point,
  entries,
}: Awaited<ReturnType<PointsService['balance']>>): Answer<'GET /api/v4/points/:id/balance'> => ({
  currency: entries[0]?.currency ?? country(point.country).currency.code,
  amount: entries.reduce((sum, { amount }) => sum + amount, 0),
  entries: entries.map(({ id, at, amount, order_id }) => ({
    id: String(id),
    at: at.toISOString(),
    kind: 'credited',
    amount,
    orderId: String(order_id),
  })),
});
