import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/harness.ts';
import {
  add,
  addPoint,
  draft,
  fullBody,
  newOwner,
  newPlace,
  type Owner,
  open,
  publish,
  query,
  sent,
  sharedApp,
  zoneOf,
} from './testing/stage.ts';

const shared = sharedApp();
let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await shared;
});
// An owner holds three unpaid places at a time.
beforeEach(async () => {
  owner = await newOwner(app);
});

const reservation = async (id: string) =>
  (await query(app, 'select state from geo_reservations where order_id = $1', [id]))[0]?.state ?? null;
const events = async (id: string) =>
  (await query(app, 'select event from order_history where order_id = $1 order by id', [id])).map(
    ({ event }) => event,
  );

describe('sending an application', () => {
  it('waits for the fee in Russia, and holds the place meanwhile', async () => {
    const order = await sent(app, owner);
    expect(order).toMatchObject({
      status: 'ORDER_WAITING_QR_CODE_PAYMENT',
      abilities: ['delete'],
      outlook: { step: 'pay', otherwise: 'expirePayment', fee: { state: 'due', amount: 5_000_000 } },
    });
    expect(order.outOfDraftDate).not.toBeNull();
    expect(await reservation(order.id)).toBe('held');
    expect(await events(order.id)).toEqual(['create', 'publish']);
  });

  it('holds three unpaid places at a time, names them, and lets the fourth go as soon as one is free', async () => {
    const person = await newOwner(app);
    const held = [await sent(app, person), await sent(app, person)];
    const drafts = [await draft(app, person), await draft(app, person)];
    // Two at once for one place that is left.
    const answers = await Promise.all(drafts.map(({ id }) => publish(app, person, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe('too_many_unpaid');
    for (const { id } of held) expect(refused?.error.message).toContain(`№\u00a0${id}`);
    const waiting = drafts[answers[0]?.status === 409 ? 0 : 1]?.id ?? '';
    expect(await reservation(waiting)).toBeNull();
    await app.call(
      'POST /api/v2/pickpoint/order/:id/delete',
      { params: { id: held[0]?.id ?? '' } },
      { token: person.token },
    );
    expect((await publish(app, person, waiting)).status).toBe(200);
  });

  it('goes to staff at once where no fee is due, and takes the place', async () => {
    const georgian = await newOwner(app, 'GE');
    const order = await sent(app, georgian, { country: 'GE' });
    expect(order).toMatchObject({ status: 'ORDER_CREATED', outlook: { step: 'waitForReview' } });
    expect(await reservation(order.id)).toBe('occupied');
    const [row] = await query(app, 'select waiting_since, due from reviews where id = $1', [order.id]);
    expect(row?.waiting_since && row.due).toBeTruthy();
  });

  it('names every rule that does not hold, and changes nothing', async () => {
    const body = await fullBody(app, owner, { area: null, timetable: null, actual_urls: [] });
    const { body: order } = await add(app, owner, body);
    const { status, error } = await publish(app, owner, order.id);
    expect([status, error.code, error.data]).toEqual([400, 'validation_failed', undefined]);
    expect(error.errors?.map(({ path }) => path).toSorted()).toEqual([
      'actual_urls.btiDocument',
      'actual_urls.clientAreaPhoto',
      'actual_urls.fittingRoomsPhoto',
      'actual_urls.generalPhoto',
      'actual_urls.nightlyGeneralPhoto',
      'actual_urls.public',
      'actual_urls.video',
      'area',
      'timetable',
    ]);
    expect((await open(app, owner, order.id)).status).toBe('ORDER_DRAFT');
    expect(await reservation(order.id)).toBeNull();
  });

  it('wants unusual figures confirmed', async () => {
    const { id } = await draft(app, owner, { area: 20, stock_area: 10 });
    const asked = await publish(app, owner, id);
    expect([asked.status, asked.error.data]).toEqual([400, { warnings: true }]);
    expect(asked.error.errors?.map(({ path }) => path)).toEqual(['area', 'stock_area']);
    const confirmed = await publish(app, owner, id, true);
    expect(confirmed.body.status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
  });

  it('is refused where no tariff can be calculated', async () => {
    // A simplified point is for small towns only.
    const { id } = await draft(app, owner, { type_point: 'TYPE_POINT_28' });
    const { status, error } = await publish(app, owner, id);
    expect([status, error.errors]).toEqual([
      400,
      [{ path: 'latitude', message: 'По этому адресу и типу пункта не удалось рассчитать тариф' }],
    ]);
    // Nor in the middle of the sea, nor in another country than the one it says.
    const sea = await draft(app, owner, { latitude: 75, longitude: 60 });
    expect((await publish(app, owner, sea.id)).error.errors?.[0]?.path).toBe('latitude');
    const tbilisi = await newPlace(app, owner, 'GE');
    const abroad = await draft(app, owner, { ...tbilisi });
    expect((await publish(app, owner, abroad.id)).error.errors?.[0]?.path).toBe('latitude');
  });

  it('is refused where somebody else has the place, or nobody may', async () => {
    const place = await newPlace(app, owner);
    await sent(app, owner, { ...place });
    const rival = await newOwner(app);
    const { id } = await draft(app, rival, { ...place });
    const taken = await publish(app, rival, id);
    expect([taken.status, taken.error.code]).toEqual([409, 'zone_taken']);
    expect(taken.error.message).toMatch(/Выберите другое место/);
    expect((await open(app, rival, id)).status).toBe('ORDER_DRAFT');
    const grey = await newPlace(app, owner, 'RU', 'grey');
    const closed = await draft(app, owner, { ...grey });
    expect((await publish(app, owner, closed.id)).error.code).toBe('zone_taken');
  });

  it('frees the place when it is deleted', async () => {
    const place = await newPlace(app, owner);
    const first = await sent(app, owner, { ...place });
    await app.call('POST /api/v2/pickpoint/order/:id/delete', { params: { id: first.id } }, owner);
    const rival = await newOwner(app);
    const second = await sent(app, rival, { ...place });
    expect(second.status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
    expect((await zoneOf(app, rival, place)).own).toBe(true);
  });

  it('happens once', async () => {
    const { id } = await sent(app, owner);
    const again = await publish(app, owner, id);
    expect([again.status, again.error.code, again.error.data]).toEqual([
      409,
      'order_state',
      { status: 'ORDER_WAITING_QR_CODE_PAYMENT' },
    ]);
    expect((await publish(app, await newOwner(app), id)).status).toBe(404);
    expect((await publish(app, owner, '999999999')).status).toBe(404);
  });
});

describe('sending a move', () => {
  it('costs nothing, reserves nothing, and one is enough', async () => {
    const place = await newPlace(app, owner);
    const point = await addPoint(app, owner.id, place);
    const change = { ...place, latitude: place.latitude + 0.002, ex_pickpoint_id: String(point.id) };
    const [first, second] = [await draft(app, owner, change), await draft(app, owner, change)];
    const moved = await publish(app, owner, first.id);
    expect([moved.status, moved.body.status]).toEqual([200, 'ORDER_CREATED']);
    expect(await reservation(first.id)).toBeNull();
    const refused = await publish(app, owner, second.id);
    expect([refused.status, refused.error.code]).toEqual([409, 'move_under_way']);
    const points = await app.call('GET /api/v2/pickpoint/list', { query: {} }, owner);
    expect(points.body.data.find(({ id }) => id === String(point.id))?.canMove).toBe(false);
    const third = await add(app, owner, await fullBody(app, owner, change));
    expect(third.error.code).toBe('move_under_way');
  });

  it('is refused once the point was closed', async () => {
    const place = await newPlace(app, owner);
    const point = await addPoint(app, owner.id, place);
    const { id } = await draft(app, owner, { ...place, ex_pickpoint_id: String(point.id) });
    await query(app, 'update points set is_active = false where id = $1', [point.id]);
    expect((await publish(app, owner, id)).error.errors?.[0]?.path).toBe('ex_pickpoint_id');
  });
});
