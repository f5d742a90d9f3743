import { answerDue } from '@punkt/domain/tickets';
import { beforeAll, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp, testApp } from './harness.ts';
import { operatorToken } from './people.ts';
import { waitFor } from './waiting.ts';

const cleanUp = afterFile();
let app: TestApp;
/** A phone gets one code a minute. */
let owner = '';

/** Both features fill an empty sandbox by a job, with pictures that take their time: it is done once for all tests. */
beforeAll(async () => {
  app = await testApp({ cleanUp, examples: true });
  await allDone();
  owner = (await logIn(app, '79000000001')).access;
});

const query = async (text: string, values: unknown[] = []) =>
  (await pgQuery(app.databaseUrl, text, values)).rows;

/** Deadlines of made-up applications wait for days, and nobody waits for them. */
const SOON = `select count(*)::int as n from graphile_worker.jobs where run_at < now() + interval '1 hour'`;
const allDone = () => waitFor(async () => expect((await query(SOON))[0]?.n).toBe(0), 90_000);

const STATUSES = [
  'ORDER_ACCEPTED',
  'ORDER_ACCEPTED',
  'ORDER_ACCEPTED',
  'ORDER_ACCEPTED',
  'ORDER_ACCEPTED',
  'ORDER_ACCEPTED',
  'ORDER_CREATED',
  'ORDER_CREATED',
  'ORDER_DRAFT',
  'ORDER_PICKPOINT_CREATED',
  'ORDER_PICKPOINT_READY_ACTIVATE',
  'ORDER_REMARK',
  'ORDER_REMARK_FROM_CREATED',
  'ORDER_WAITING_QR_CODE_PAYMENT',
];
const statuses = async () =>
  (await query('select status from orders order by status')).map(({ status }) => status);

const CASES = [
  { kind: 'lockReason', country: 'RU', title: 'Москва' },
  { kind: 'passport', country: 'GE', title: 'ბერიძე ნ.' },
  { kind: 'passport', country: 'RU', title: 'Ильина В.' },
  { kind: 'tax', country: 'RU', title: 'ООО «Доставим»' },
];
const cases = () =>
  query('select kind, country, title from reviews where status = $1 order by kind, country', ['waiting']);

it('whoever starts the sandbox finds an application of every stage, with photos', async () => {
  expect(await statuses()).toEqual(STATUSES);
  const token = owner;
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

it('locks are found in each of their states', async () => {
  const rows = await query('select kind, status from locks order by order_id');
  expect(rows.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'lock pending',
    'reason pending',
    'reason remark',
    'reason approved',
    'lock pending',
    'lock pending',
    'lock approved',
  ]);
});

it('activations: one with a camera that is off, one that waits, one sent back, one open with its fee on the balance', async () => {
  const rows = await query(`select report from camera_checks join orders on orders.id = order_id
    where status = 'ORDER_ACCEPTED'`);
  expect(rows).toHaveLength(1);
  const waiting = await query(`select stage from reviews where kind = 'activation' order by stage`);
  expect(waiting.map(({ stage }) => stage)).toEqual(['closed', 'rework', 'waiting']);
  const credited = await query(`select from ledger join orders on orders.pickpoint_id = point_id
    where ledger.kind = 'credited'`);
  expect(credited).toHaveLength(1);
  const off = rows[0]?.report.cameras.filter(({ status }: { status: string }) => status === 'offline');
  expect(off).toHaveLength(1);
});

it('staff find cases to decide on, with pictures', async () => {
  expect(await cases()).toEqual(CASES);
  const token = await operatorToken(app);
  const queue = await app.call('GET /api/v2/manage/reviews', { query: { page_size: 100 } }, { token });
  const files = [];
  for (const { kind, id } of queue.body.data.filter(
    (row) => !['application', 'activation', 'ticket'].includes(row.kind),
  )) {
    const params = { kind, id };
    const { body } = await app.call('GET /api/v2/manage/reviews/:kind/:id', { params }, { token });
    expect(body.flags).toEqual([]);
    files.push(...body.files);
  }
  expect(files).toHaveLength(8);
  for (const { url } of files) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.http.inject({ url, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  }
});

const tickets = () =>
  query(`select state, late, auto_closed, answered is not null as waits, grade from tickets order by id`);
const TICKETS = [
  { state: 3, late: false, auto_closed: false, waits: false, grade: 5 },
  { state: 3, late: false, auto_closed: true, waits: false, grade: null },
  { state: 1, late: true, auto_closed: false, waits: false, grade: null },
  { state: 2, late: false, auto_closed: false, waits: true, grade: null },
  { state: 1, late: false, auto_closed: false, waits: false, grade: null },
  { state: 1, late: false, auto_closed: false, waits: false, grade: null },
];

it('there is a ticket in every state', async () => {
  expect(await tickets()).toEqual(TICKETS);
});

it('owners of the sandbox have one point, twelve with one that just opened, and three hundred, and an employee works at one', async () => {
  const { access: token } = await logIn(app, '79000000003');
  const employee = await app.call('GET /api/v2/pickpoint/list', { query: {} }, { token });
  expect(employee.body.data.map(({ id, canMove }) => [id, canMove])).toEqual([['1001', false]]);
  const rows = await query('select count(*)::int as points from points group by owner_id order by 1');
  expect(rows).toEqual([{ points: 1 }, { points: 13 }, { points: 300 }]);
  const [bare] = await query(
    `select count(*)::int as points from points join users on users.id = owner_id
     where phone = '79000000001' and photos = '[]'`,
  );
  expect(bare).toEqual({ points: 0 });
});

it('thirty people work at one point of the owner of twelve, and their list has a second page', async () => {
  const token = owner;
  const { body } = await app.call('GET /api/v4/employees/points', { query: { page_size: 100 } }, { token });
  const [most] = body.data.toSorted((one, other) => other.employees - one.employees);
  expect(most?.employees).toBe(30);
  const query = { pickpoint_id: most?.id ?? '', page: 2 };
  const params = { shard: String(most?.shard) };
  const list = await app.call('GET /s:shard/api/v2/pickpoint/user/list', { params, query }, { token });
  // Thirty and the owner, twenty a page.
  expect([list.body.total, list.body.data.length]).toEqual([31, 11]);
  expect(new Set(list.body.data.map(({ name }) => name)).size).toBeGreaterThan(5);
});

it('jobs that run twice, and a second start, add nothing and nobody', async () => {
  for (const job of ['orders.examples', 'sandbox.examples', 'tickets.examples'])
    await query('select graphile_worker.add_job($1)', [job]);
  await testApp({ databaseUrl: app.databaseUrl, examples: true });
  await allDone();
  expect(await statuses()).toEqual(STATUSES);
  expect(await cases()).toEqual(CASES);
  expect(await tickets()).toEqual(TICKETS);
});

it('the site has three versions, a planned publication, and a draft that can be published', async () => {
  const { access: token } = await logIn(app, '79000000006');
  const versions = await app.call('GET /api/v2/manage/content/versions', { query: {} }, { token });
  expect(versions.body.data.map(({ version, published_by }) => [version, published_by?.name])).toEqual([
    [3, 'Ольга Белова'],
    [2, 'Ольга Белова'],
    [1, undefined],
  ]);
  const { body: plans } = await app.call('GET /api/v2/manage/content/schedule', {}, { token });
  expect(plans.data.map(({ state }) => state)).toEqual(['planned']);
  const { body: draft } = await app.call('GET /api/v2/manage/content/draft', {}, { token });
  expect(draft.saved).not.toBeNull();
  expect(draft.problems).toEqual([]);
  expect(draft.warnings.filter(({ path }) => path.endsWith('.answer.en'))).not.toEqual([]);
});

it('tickets came over days, as their own terms say, and leave the owner room to ask', async () => {
  const rows = await query(`select tickets.*, (select at from ticket_messages where ticket_id = tickets.id
    and not internal order by id limit 1) as said from tickets where user_id is not null order by id`);
  const [solved, silent, late, waits] = rows;
  expect(solved.finished.getTime()).toBeGreaterThan(solved.said.getTime());
  expect(silent.finished.getTime() - silent.said.getTime()).toBeGreaterThanOrEqual(72 * 3_600_000);
  expect(late.due).toEqual(answerDue(late.type, late.created));
  expect(late.due.getTime()).toBeLessThan(Date.now());
  expect(waits.answered >= waits.said).toBe(true);
  for (const { created, said } of [solved, silent, waits]) expect(created < said).toBe(true);
  const body = {
    ticket_type_id: 111,
    description: 'Замок не открывается с телефона, мигает красным',
  } as const;
  expect((await app.call('POST /api/v1/user/tickets', { body }, { token: owner })).status).toBe(200);
});
