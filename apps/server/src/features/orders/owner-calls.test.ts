import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/harness.ts';
import {
  addPoint,
  draft,
  newOwner,
  newPlace,
  type Owner,
  open,
  query,
  sent,
  sharedApp,
} from './testing/stage.ts';

const shared = sharedApp();
let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await shared;
  owner = await newOwner(app);
});

const small = (change: Parameters<typeof draft>[2] = {}, by: Owner = owner) =>
  draft(app, by, { actual_urls: [], ...change });
/** As if staff had decided: how they do it is tested beside their calls. */
const approve = (id: string) =>
  query(app, "update orders set status = 'ORDER_ACCEPTED', accepted = now(), since = now() where id = $1", [
    id,
  ]);
const remove = (id: string, by: Owner = owner) =>
  app.call('POST /api/v2/pickpoint/order/:id/delete', { params: { id } }, by);
const confirm = (id: string, will_open: 'true' | 'false', by: Owner = owner) =>
  app.call('POST /api/v4/order/open/confirm/:id', { params: { id }, query: { will_open } }, by);

describe('the list', () => {
  const list = (asked: Record<string, string>, by: Owner) =>
    app.call('GET /api/v2/pickpoint/order/list', { query: asked }, by);

  it('has own applications, 20 a page, newest first, deleted or not or both', async () => {
    const other = await newOwner(app);
    const place = await newPlace(app, other);
    const ids: string[] = [];
    for (let count = 0; count < 22; count += 1) ids.push((await small(place, other)).id);
    await remove(ids[3] ?? '', other);
    const first = await list({}, other);
    expect(first.body).toMatchObject({ total: 22, page: 1, page_size: 20 });
    expect(first.body.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20));
    const second = await list({ page: '2' }, other);
    expect(second.body.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(20));
    const gone = await list({ 'filter.is_deleted': 'true' }, other);
    expect(gone.body.data.map(({ id, status }) => [id, status])).toEqual([[ids[3], 'ORDER_DELETED']]);
    expect((await list({ 'filter.is_deleted': 'false' }, other)).body.total).toBe(21);
    const oldest = await list({ 'filter.sort_desc': 'false', page_size: '2' }, other);
    expect(oldest.body.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const touched = await list({ 'filter.order_field': 'updated', page_size: '1' }, other);
    expect(touched.body.data[0]?.id).toBe(ids[3]);
    expect(first.body.data[0]?.outlook).toMatchObject({ step: 'send', fee: { state: 'notYet' } });
  });

  it('refuses a page that is none', async () => {
    for (const asked of [{ page: '0' }, { page_size: '101' }, { page: 'x' }, { 'filter.order_field': 'id' }])
      expect((await list(asked, owner)).status, JSON.stringify(asked)).toBe(400);
  });
});

describe('deleting', () => {
  it('ends a draft and what waits for its fee, once', async () => {
    const { id } = await small();
    const gone = await remove(id);
    expect(gone.body).toMatchObject({ status: 'ORDER_DELETED', deleted: true, abilities: [] });
    expect((await remove(id)).error.code).toBe('order_state');
    const waiting = await sent(app, owner);
    expect((await remove(waiting.id)).body.outlook.step).toBe('deleted');
    expect((await remove(waiting.id, await newOwner(app))).status).toBe(404);
  });
});

describe('answering whether it will be opened', () => {
  it('«yes» confirms, said twice or not', async () => {
    const { id } = await small();
    expect((await confirm(id, 'true')).error.code).toBe('order_state');
    await approve(id);
    const yes = await confirm(id, 'true');
    expect(yes.body).toMatchObject({ status: 'ORDER_ACCEPTED', confirmedToOpen: true });
    expect(yes.body.outlook.step).toBe('activate');
    expect(yes.body.abilities).toContain('readyActivate');
    const again = await confirm(id, 'true');
    expect(again.body.history.filter(({ event }) => event === 'confirm')).toHaveLength(1);
  });

  it('«no» deletes', async () => {
    const { id } = await small();
    await approve(id);
    const no = await confirm(id, 'false');
    expect(no.body).toMatchObject({ status: 'ORDER_DELETED', confirmedToOpen: false, deleted: true });
    expect((await confirm(id, 'true', await newOwner(app))).status).toBe(404);
  });
});

describe('messages', () => {
  const write = (id: string, message: string, by: Owner = owner) =>
    app.call('POST /api/v4/order/:id/messages', { params: { id }, body: { message } }, by);
  const read = (id: string, by: Owner = owner) =>
    app.call('GET /api/v4/order/:id/messages', { params: { id } }, by);

  it('are kept in order, and staff hear of them', async () => {
    const { id } = await sent(app, owner);
    const written = await write(id, ' Когда будет решение? ');
    expect(written.body).toMatchObject({ comment: 'Когда будет решение?', sendBy: 'OWNER' });
    await write(id, 'Жду ответа');
    const { body } = await read(id);
    expect(body.data.map(({ comment }) => comment)).toEqual(['Когда будет решение?', 'Жду ответа']);
    expect((await open(app, owner, id)).comments).toEqual(body.data);
    const events = await query(
      app,
      "select topic, data from events where audience = 'queue:application' order by id desc limit 2",
    );
    // The talk by its application; the lists of the console without one, so that no open case is read again.
    expect(events).toEqual([
      { topic: 'review', data: { kind: 'application' } },
      { topic: 'order_message', data: { id } },
    ]);
  });

  it('are not empty, nor too long, nor for others, nor to a draft or what is gone', async () => {
    const { id } = await sent(app, owner);
    expect((await write(id, ' \u200b ')).error.errors?.[0]?.path).toBe('message');
    expect((await write(id, 'а'.repeat(501))).status).toBe(400);
    const stranger = await newOwner(app);
    expect([(await write(id, 'Чужое', stranger)).status, (await read(id, stranger)).status]).toEqual([
      404, 404,
    ]);
    await remove(id);
    expect((await write(id, 'Почему?')).error.code).toBe('order_state');
    expect((await write((await small()).id, 'Есть кто?')).error.code).toBe('order_state');
  });
});

describe('who recommended us', () => {
  const assign = (id: string, referral_code: string, by: Owner) =>
    app.call('POST /api/v4/pickpoint/referral/:id/assign', { params: { id }, body: { referral_code } }, by);

  it('is asked in some countries only', async () => {
    const kazakh = await newOwner(app, 'KZ');
    const { id } = await small({ country: 'KZ' }, kazakh);
    expect((await assign(id, ' friend ', kazakh)).body.referralCode).toBe('friend');
    expect((await assign(id, '', kazakh)).body.referralCode).toBe('');
    expect((await assign(id, 'x'.repeat(101), kazakh)).status).toBe(400);
    expect((await assign(id, 'friend', owner)).status).toBe(404);
    const russian = await assign((await small()).id, 'friend', owner);
    expect([russian.status, russian.error.errors?.[0]?.path]).toEqual([400, 'referral_code']);
    await remove(id, kazakh);
    expect((await assign(id, 'late', kazakh)).error.code).toBe('order_state');
  });
});

describe('what a page asks besides', () => {
  it('the time left to pay, and nothing where nobody waits for money', async () => {
    const time = async (id: string) =>
      (await app.call('GET /api/v4/pickpoint/:id/removal_time', { params: { id } }, owner)).body
        .time_remaining.seconds;
    const waiting = await sent(app, owner);
    expect(await time(waiting.id)).toBeGreaterThan(86_300);
    expect(await time(waiting.id)).toBeLessThanOrEqual(86_400);
    await query(app, "update orders set since = since - interval '2 days' where id = $1", [waiting.id]);
    expect(await time(waiting.id)).toBe(0);
    expect(await time((await small()).id)).toBe(0);
  });

  it('the furniture of the room', async () => {
    const { id } = await small();
    const { body } = await app.call('GET /api/v4/order/:id/furniture', { params: { id } }, owner);
    expect(body.orderScheme.kind).toBe('auto');
    expect(body.orderScheme.items).toContainEqual({ name: 'rack', count: 18 });
  });

  it('points around, nearest first and the one that moves before all', async () => {
    const place = await newPlace(app, owner);
    const at = (metres: number) => ({ ...place, latitude: place.latitude + metres / 111_195 });
    const moving = await addPoint(app, owner.id, at(400));
    const near = await addPoint(app, owner.id, at(100));
    await addPoint(app, owner.id, at(50), false);
    const { id } = await small({ ...place, ex_pickpoint_id: String(moving.id) });
    const { body } = await app.call(
      'GET /api/v2/pickpoint/order/pickpoint-information/list/:id',
      { params: { id } },
      owner,
    );
    expect(body.data.slice(0, 2)).toMatchObject([
      { id: String(moving.id), isMoving: true, distanceMetres: 400 },
      { id: String(near.id), isMoving: false, distanceMetres: 100 },
    ]);
    expect(body.data.every(({ distanceMetres }) => distanceMetres <= 2_000)).toBe(true);
  });

  it('own points, and whether they can move', async () => {
    const other = await newOwner(app);
    const place = await newPlace(app, other);
    const first = await addPoint(app, other.id, place);
    const closed = await addPoint(app, other.id, place, false);
    const { body } = await app.call('GET /api/v2/pickpoint/list', { query: {} }, other);
    expect(body).toMatchObject({ total: 2, page: 1, page_size: 20 });
    expect(body.data.map(({ id, isActive, canMove }) => [id, isActive, canMove])).toEqual([
      [String(first.id), true, true],
      [String(closed.id), false, false],
    ]);
  });
});

it('numbers that are none are refused, and those of nobody are not found', async () => {
  for (const id of ['0', 'abc', '-1', '1e5', '9'.repeat(16)])
    expect((await app.call('GET /api/v4/order/:id', { params: { id } }, owner)).status, id).toBe(400);
  expect((await app.call('GET /api/v4/order/:id', { params: { id: '9'.repeat(15) } }, owner)).status).toBe(
    404,
  );
});
