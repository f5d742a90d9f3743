import type { CallOutput } from '@punkt/contract/contract';
import type { Order } from '@punkt/contract/order-data';
import type { UserInfo } from '@punkt/contract/user';
import { SEARCH } from '@punkt/domain/constants';
import { blankOrder, type OrderRecord } from '@punkt/domain/order-record';
import { isPointType } from '@punkt/domain/point-type';
import { SUBSIDY_TYPES } from '@punkt/domain/subsidy';
import { readArrival } from '../../../../lib/arrival.ts';
import { api } from '../../../../lib/client.ts';
import type { Saved } from '../../../../lib/forms/draft-saver.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { hasAddress, townPatch } from '../location/address-changes.ts';
import { type FoundAddress, placeOfRecord } from '../location/geo-queries.ts';
import {
  chooseDraft,
  draftName,
  localOrders,
  moveDraft,
  NEW_DRAFT,
  type OpenedForm,
  placedProblems,
  resumeNew,
  savedOf,
} from './order-draft.ts';

type MovingPoint = CallOutput<'GET /api/v2/pickpoint/list'>['data'][number];

/** What the wizard begins with. */
export interface OpenedOrder {
  readonly form: OpenedForm;
  /** Under which name this browser keeps it. */
  readonly draft: string;
  /** The server's order, once there is one. */
  readonly saved: Saved<OrderRecord> | null;
  readonly order: Order | null;
  /** The point that moves. */
  readonly point: MovingPoint | null;
  /** This one was begun earlier in this browser and has not reached the server. */
  readonly resumed: boolean;
}

/** A draft that can't be read is no empty one: what is typed over it would take its place. */
export type OpenAnswer = { readonly opened: OpenedOrder } | { readonly failed: unknown };

export type DraftRequest =
  | { readonly kind: 'new' }
  | { readonly kind: 'move'; readonly pointId: string }
  | { readonly kind: 'edit'; readonly orderId: string };

/** For the loader: where this person left off, here or elsewhere. */
export const openOrder = (user: UserInfo, wish: DraftRequest): Promise<OpenAnswer> =>
  open(user, wish).then(
    (opened) => ({ opened }),
    (failed: unknown) => ({ failed }),
  );

function open(user: UserInfo, wish: DraftRequest): Promise<OpenedOrder> {
  if (wish.kind === 'edit') return openSaved(user, wish.orderId);
  return wish.kind === 'move' ? openMove(user, wish.pointId) : Promise.resolve(openNew(user));
}

function openNew(user: UserInfo): OpenedOrder {
  const local = localOrders.read(draftName(user.user_id, NEW_DRAFT));
  const blank = withArrival(blankOrder(user.country, user.phone));
  const { record, ...resumed } = resumeNew(local, blank, uuid());
  const { latitude, longitude } = blank;
  // A link's place goes into a form that was begun without one; a place chosen earlier stays.
  const empty = placeOfRecord(record) === null && !hasAddress(record);
  const form = { ...resumed, record: empty ? { ...record, latitude, longitude } : record };
  return { form, draft: NEW_DRAFT, saved: null, order: null, point: null, resumed: local !== null };
}

/** A link of the public map may have brought a place, a type and a kind of support. */
function withArrival(blank: OrderRecord): OrderRecord {
  const { latitude, longitude, typePoint, subsidyHexType } = readArrival();
  const place = { latitude: Number(latitude || Number.NaN), longitude: Number(longitude || Number.NaN) };
  const onEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return {
    ...blank,
    ...(onEarth ? place : {}),
    type_point: isPointType(typePoint) ? typePoint : blank.type_point,
    subsidy_hex_type: SUBSIDY_TYPES.find((type) => type === subsidyHexType) ?? null,
  };
}

async function openMove(user: UserInfo, pointId: string): Promise<OpenedOrder> {
  const draft = moveDraft(pointId);
  const local = localOrders.read(draftName(user.user_id, draft));
  const point = await findPoint(pointId);
  const blank = point ? moveOf(point, user, await townOf(point)) : blankOrder(user.country, user.phone);
  const form = resumeNew(local, blank, uuid());
  return { form, draft, saved: null, order: null, point, resumed: local !== null };
}

/** Within five hundred metres it is the same town. Where the directory is silent, it is chosen like any other. */
async function townOf({ latitude, longitude }: MovingPoint): Promise<FoundAddress | null> {
  const query = { latitude, longitude };
  const signal = AbortSignal.timeout(SEARCH.timeoutMs);
  const found = await api('GET /api/v4/geo/reverse', { query }, { signal }).catch(() => null);
  return found?.data.find(({ cityName }) => cityName !== '') ?? null;
}

/** All that moves with the point; the new street and house are what is asked for. */
export const moveOf = (point: MovingPoint, user: UserInfo, town: FoundAddress | null): OrderRecord => ({
  ...blankOrder(point.country, user.phone),
  ...(town ? townPatch(town) : { district: point.district }),
  ex_pickpoint_id: point.id,
  type_point: point.typePoint,
  area: point.area,
  stock_area: point.warehouseArea,
});

const POINTS_AT_ONCE = 100;

async function findPoint(id: string): Promise<MovingPoint | null> {
  for (let page = 1; ; page += 1) {
    const answer = await api('GET /api/v2/pickpoint/list', { query: { page, page_size: POINTS_AT_ONCE } });
    const found = answer.data.find((point) => point.id === id);
    if (found) return found;
    if (page * POINTS_AT_ONCE >= answer.total) return null;
  }
}

async function openSaved(user: UserInfo, id: string): Promise<OpenedOrder> {
  const order = await api('GET /api/v4/order/:id', { params: { id } });
  const saved = savedOf(order);
  const local = localOrders.read(draftName(user.user_id, order.id));
  const fresh = { referral: order.referralCode, clientUuid: local?.clientUuid ?? order.id };
  const form = chooseDraft(saved, local, fresh, placedProblems(order.remarks));
  const point = order.exPickPointId ? await findPoint(order.exPickPointId) : null;
  return { form, draft: order.id, saved, order, point, resumed: false };
}
