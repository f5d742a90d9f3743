import { beforeAll, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp, testApp } from './harness.ts';
import { operatorToken } from './people.ts';
import { waitFor } from './waiting.ts';

const cleanUp = afterFile();
let app: TestApp;

/** Both features fill an empty sandbox by a job, with pictures that take their time: it is done once for all tests. */
beforeAll(async () => {
  app = await testApp({ cleanUp, examples: true });
  await allDone();
});

const query = async (text: string, values: unknown[] = []) =>
  (await pgQuery(app.databaseUrl, text, values)).rows;

/** Deadlines of made-up applications wait for days, and nobody waits for them. */
const SOON = `select count(*)::int as n from graphile_worker.jobs where run_at < now() + interval '1 hour'`;
const allDone = () => waitFor(async () => expect((await query(SOON))[0]?.n).toBe(0), 90_000);

const STATUSES = [
  'ORDER_ACCEPTED',
  'ORDER_CREATED',
  'ORDER_CREATED',
  'ORDER_DRAFT',
  'ORDER_REMARK_FROM_CREATED',
  'ORDER_WAITING_QR_CODE_PAYMENT',
];
const statuses = async () =>
  (await query('select status from orders order by status')).map(({ status }) => status);

const CASES = [
  { kind: 'passport', country: 'GE', title: 'ბერიძე ნ.' },
  { kind: 'passport', country: 'RU', title: 'Ильина В.' },
  { kind: 'tax', country: 'RU', title: 'ООО «Доставим»' },
];
const cases = () =>
  query('select kind, country, title from reviews where status = $1 order by kind, country', ['waiting']);

it('whoever starts the sandbox finds an application of every stage, with photos', async () => {
  expect(await statuses()).toEqual(STATUSES);
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

it('staff find cases to decide on, with pictures', async () => {
  expect(await cases()).toEqual(CASES);
  const token = await operatorToken(app);
  const queue = await app.call('GET /api/v2/manage/reviews', { query: {} }, { token });
  const files = [];
  for (const { kind, id } of queue.body.data.filter((row) => row.kind !== 'application')) {
    const params = { kind, id };
    const { body } = await app.call('GET /api/v2/manage/reviews/:kind/:id', { params }, { token });
    expect(body.flags).toEqual([]);
    files.push(...body.files);
  }
  expect(files).toHaveLength(7);
  for (const { url } of files) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.http.inject({ url, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  }
});

it('the owner of the sandbox has two points, and one of them moves already', async () => {
  const { access: token } = await logIn(app, '79000000003');
  const employee = await app.call('GET /api/v2/pickpoint/list', { query: {} }, { token });
  expect(employee.body.data.map(({ id, canMove }) => [id, canMove])).toEqual([['1001', false]]);
  const rows = await query('select id::int from points where is_active order by id');
  expect(rows).toEqual([{ id: 1001 }, { id: 1002 }]);
});

it('jobs that run twice, and a second start, add nothing and nobody', async () => {
  for (const job of ['orders.examples', 'sandbox.examples'])
    await query('select graphile_worker.add_job($1)', [job]);
  await testApp({ databaseUrl: app.databaseUrl, examples: true });
  await allDone();
  expect(await statuses()).toEqual(STATUSES);
  expect(await cases()).toEqual(CASES);
});
