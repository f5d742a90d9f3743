import { randomUUID } from 'node:crypto';
import type { orders } from '@punkt/contract/orders';
import { blankOrder } from '@punkt/domain/order-record';
import type { OrderStatus } from '@punkt/domain/order-status';
import { insertOrder, recordColumns } from '../../src/features/orders/order-store.ts';
import type { TestApp } from '../harness.ts';
import { type AccessRows, hidden, OWN_DATA, type Statuses, signedIn } from './row.ts';
import type { Person, Scene } from './scene.ts';

/** A nearly empty application of a person of any role. */
export async function orderOf(
  app: TestApp,
  { userId }: Person,
  status: OrderStatus = 'ORDER_DRAFT',
): Promise<string> {
  const now = app.clock.now();
  const times = { created: now, updated: now, since: now };
  const row = { owner_id: userId, status, ...times, ...recordColumns(blankOrder('RU', '79000000000')) };
  const order = await app.db.transaction().execute((tx) => insertOrder(tx, row));
  return String(order?.id);
}

const MISSING = '999999999';
const params = (id: string) => ({ params: { id } });

const row = <T>(work: (id: string) => T, own: number, status?: OrderStatus) => ({
  record: 'application',
  own: async ({ app, caller }: Scene) => work(await orderOf(app, caller, status)),
  foreign: async ({ app, stranger }: Scene) => work(await orderOf(app, stranger, status)),
  missing: async () => work(MISSING),
  expect: { own: signedIn(own), foreign: hidden, missing: hidden },
});

const NEW = {
  country: 'RU' as const,
  type_point: 'TYPE_POINT_28' as const,
  city_name: 'Москва',
  street: 'Садовая улица',
  house: '1',
  latitude: 55.75,
  longitude: 37.62,
  description: 'Вход со двора, вторая дверь слева от арки',
  locations: 'firstFloor' as const,
};

/** Only who is registered as an owner opens points. */
const ownersOnly: Statuses = { ...signedIn(403), owner: 200 };

export const ordersAccess: AccessRows<typeof orders> = {
  'POST /api/v2/pickpoint/order/add': {
    noRecord: 'makes an application of the caller; a point or file named in it must be of the caller',
    request: async () => ({ body: { ...NEW, client_uuid: randomUUID() } }),
    expect: ownersOnly,
  },
  'POST /api/v2/pickpoint/order/:id/update': row(
    (id) => ({ params: { id }, body: { house: '2', update_fields: ['house' as const] } }),
    200,
  ),
  'POST /api/v2/pickpoint/order/:id/delete': row(params, 200),
  // Nearly empty, so it can't be sent: whose it is was asked before.
  'POST /api/v2/pickpoint/order/:id/publish': row((id) => ({ params: { id }, body: {} }), 400),
  // Approved and not confirmed, so it can't be sent for activation: whose it is was asked before.
  'POST /api/v2/pickpoint/order/:id/ready-activate': row(
    (id) => ({ params: { id }, body: { id } }),
    409,
    'ORDER_ACCEPTED',
  ),
  'GET /api/v2/pickpoint/order/list': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
  'GET /api/v4/orders/day': {
    noRecord: OWN_DATA,
    request: async () => ({}),
    expect: signedIn(200),
  },
  'GET /api/v4/order/:id': row(params, 200),
  'GET /api/v2/pickpoint/order/pickpoint-information/list/:id': row(params, 200),
  'POST /api/v4/order/open/confirm/:id': row(
    (id) => ({ params: { id }, query: { will_open: 'true' as const } }),
    200,
    'ORDER_ACCEPTED',
  ),
  // Nothing was decided that could be appealed: whose it is was asked before.
  'POST /api/v4/order/:id/appeal': row(
    (id) => ({ params: { id }, body: { reason: 'Помещение подходит: потолки три метра, план приложен.' } }),
    409,
  ),
  // Russia asks for no referral code.
  'POST /api/v4/pickpoint/referral/:id/assign': row(
    (id) => ({ params: { id }, body: { referral_code: 'friend' } }),
    400,
  ),
  'GET /api/v4/order/:id/furniture': row(params, 200),
  'GET /api/v4/pickpoint/:id/removal_time': row(params, 200),
  'GET /api/v4/order/:id/messages': row(params, 200),
  'POST /api/v4/order/:id/messages': row(
    (id) => ({ params: { id }, body: { message: 'Когда будет решение?' } }),
    200,
    'ORDER_CREATED',
  ),
};
