import { expect, it } from 'vitest';
import { afterFile, logIn, testApp } from '../../../test/harness.ts';
import { poll } from '../../../test/waiting.ts';
import { query } from './testing/stage.ts';

const shared = testApp({ cleanUp: afterFile(), examples: true });
const STATUSES = [
  'ORDER_ACCEPTED',
  'ORDER_CREATED',
  'ORDER_CREATED',
  'ORDER_DRAFT',
  'ORDER_REMARK_FROM_CREATED',
  'ORDER_WAITING_QR_CODE_PAYMENT',
];

const statuses = async () =>
  (await query(await shared, 'select status from orders order by status')).map(({ status }) => status);

it('whoever starts the sandbox finds an application of every stage, with photos', async () => {
  const app = await shared;
  await poll(statuses, 40_000).toEqual(STATUSES);
  const { access: token } = await logIn(app, '79000000001');
  const list = await app.call('GET /api/v2/pickpoint/order/list', { query: {} }, { token });
  const rework = list.body.data.find(({ status }) => status === 'ORDER_REMARK_FROM_CREATED');
  const { body } = await app.call('GET /api/v4/order/:id', { params: { id: rework?.id ?? '' } }, { token });
  expect(body.remarks).toHaveLength(2);
  expect(body.photos).toHaveLength(4);
  expect(body.outlook.fee.state).toBe('held');
  const url = body.photos[0]?.url ?? '';
  const photo = await app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/png']);
  const { latitude, longitude, cityId, cityName, street, house } = body;
  const lat_long = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const address = { lat_long, country: 'RU' as const, city_id: cityId, city_name: cityName, street, house };
  const check = await app.call('POST /api/v4/check/address', { body: address }, { token });
  expect(check.body).toMatchObject({ ok: true, reasons: [] });
});

it('a second run and a second start add none', async () => {
  const app = await shared;
  await query(app, "select graphile_worker.add_job('orders.examples')");
  await testApp({ databaseUrl: app.databaseUrl, examples: true });
  const left = async () =>
    (
      await query(
        app,
        "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'orders.examples'",
      )
    )[0]?.n;
  await poll(left, 40_000).toBe(0);
  expect(await statuses()).toEqual(STATUSES);
});

it('the owner of the sandbox has two points, and one of them moves already', async () => {
  const app = await shared;
  const { access: token } = await logIn(app, '79000000003');
  const employee = await app.call('GET /api/v2/pickpoint/list', { query: {} }, { token });
  expect(employee.body.data.map(({ id, canMove }) => [id, canMove])).toEqual([['1001', false]]);
  const rows = await query(app, 'select id::int from points where is_active order by id');
  expect(rows).toEqual([{ id: 1001 }, { id: 1002 }]);
});
