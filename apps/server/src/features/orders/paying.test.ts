import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, type TestApp } from '../../../test/harness.ts';
import { leadToken } from '../../../test/people.ts';
import { poll } from '../../../test/waiting.ts';
import { newOwner, type Owner, open, query, sent, sharedApp } from './testing/stage.ts';

const shared = sharedApp();
let app: TestApp;
let owner: Owner;
let lead: string;
beforeAll(async () => {
  app = await shared;
  lead = await leadToken(app);
});
// An owner holds three unpaid places at a time.
beforeEach(async () => {
  owner = await newOwner(app);
});

const start = (id: string, by: Owner = owner) =>
  app.call('POST /api/v2/pickpoint/order/check/add', { body: { pickpoint_order_id: id } }, by);
const check = async (id: string, by: Owner = owner) =>
  (await app.call('GET /api/v2/pickpoint/order/check/:id', { params: { id } }, by)).body.data;
const act = (paymentUrl: string | null, action: 'pay' | 'fail') =>
  app.call('POST /api/v4/sandbox/payments/:id', {
    params: { id: paymentUrl?.split('/').at(-1) ?? '' },
    body: { action },
  });
const notices = async (userId: string) =>
  (await query(app, 'select kind, link from notifications where user_id = $1 order by id', [userId])).map(
    ({ kind, link }) => [kind, link],
  );

describe('the guarantee fee', () => {
  it('moves the application on, and its place is taken', async () => {
    const { id } = await sent(app, owner);
    const started = await start(id);
    expect(started.body.data).toEqual({ sum: 5_000_000, currency: 'RUB', sumRub: 50_000 });
    await act(started.body.paymentUrl, 'pay');
    expect((await check(id)).status).toBe('paid');
    const order = await open(app, owner, id);
    expect(order).toMatchObject({ status: 'ORDER_CREATED', abilities: ['delete'] });
    expect(order.outlook.fee).toMatchObject({ state: 'held', ifDeletedNow: 'refunded', amount: 5_000_000 });
    expect(order.history.at(-1)).toMatchObject({ event: 'pay', actor: 'payment' });
    const [cell] = await query(app, 'select state from geo_reservations where order_id = $1', [id]);
    expect(cell?.state).toBe('occupied');
    expect((await notices(owner.id)).slice(-2)).toEqual([
      ['orderWaitingPayment', `/lk/payment/${id}`],
      ['orderPaid', `/lk/orders/${id}`],
    ]);
  });

  it('may fail and be tried again', async () => {
    const { id } = await sent(app, owner);
    const started = await start(id);
    await act(started.body.paymentUrl, 'fail');
    expect((await check(id)).status).toBe('error');
    expect((await notices(owner.id)).at(-1)).toEqual(['paymentDeclined', `/lk/payment/${id}`]);
    // The notice and the page name the same end.
    const [notice] = await query(
      app,
      `select params->>'until' as until from notifications where user_id = $1 and kind = 'paymentDeclined'`,
      [owner.id],
    );
    const { until } = (await open(app, owner, id)).outlook;
    expect(until).not.toBeNull();
    expect(notice?.until).toBe(until);
    expect((await start(id)).status).toBe(200);
  });

  it.each(['fail', null] as const)(
    'begins anew after a remark, whatever was tried before (%s)',
    async (ended) => {
      const { id } = await sent(app, owner);
      const started = await start(id);
      if (ended) await act(started.body.paymentUrl, ended);
      expect((await check(id)).status).toBe(ended ? 'error' : 'pending');
      await app.call(
        'POST /api/v2/manage/reviews/:kind/:id/decide',
        {
          params: { kind: 'application', id },
          body: { decision: 'remarkPayment', comment: 'Платёж от другого лица' },
        },
        { token: lead },
      );
      await app.call('POST /api/v2/pickpoint/order/:id/publish', { params: { id }, body: {} }, owner);
      expect((await open(app, owner, id)).status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
      expect((await check(id)).status).toBe('none');
      await act((await start(id)).body.paymentUrl, 'fail');
      expect((await check(id)).status).toBe('error');
    },
  );

  it('paid, it is promised an answer on the day that staff see', async () => {
    const { id } = await sent(app, owner);
    expect((await open(app, owner, id)).outlook.promised).toBeNull();
    await act((await start(id)).body.paymentUrl, 'pay');
    await check(id);
    const [row] = await query(app, 'select due from reviews where id = $1', [id]);
    expect((await open(app, owner, id)).outlook.promised).toBe(row?.due.toISOString());
  });

  it('is returned to whoever deletes before the approval', async () => {
    const { id } = await sent(app, owner);
    await act((await start(id)).body.paymentUrl, 'pay');
    await check(id);
    const { body } = await app.call('POST /api/v2/pickpoint/order/:id/delete', { params: { id } }, owner);
    expect(body.outlook.fee.state).toBe('refunded');
    expect((await notices(owner.id)).at(-1)).toEqual(['feeRefunded', `/lk/orders/${id}`]);
  });

  it('keeps what it was calculated from: the type can’t change any more', async () => {
    const { id } = await sent(app, owner);
    await act((await start(id)).body.paymentUrl, 'pay');
    await check(id);
    await query(app, "update orders set status = 'ORDER_REMARK_FROM_CREATED' where id = $1", [id]);
    const update = (body: object) =>
      app.call('POST /api/v2/pickpoint/order/:id/update', { params: { id }, body: body as never }, owner);
    const refused = await update({ type_point: 'TYPE_POINT_28', update_fields: ['type_point'] });
    expect(refused.error.errors).toEqual([
      { path: 'type_point', message: 'Взнос уже оплачен, это поле изменить нельзя' },
    ]);
    expect((await update({ house: '5', update_fields: ['house'] })).status).toBe(200);
  });

  it('is nobody else’s, and not asked for where none is due', async () => {
    const { id } = await sent(app, owner);
    expect((await start(id, await newOwner(app))).status).toBe(404);
    const georgian = await newOwner(app, 'GE');
    const free = await sent(app, georgian, { country: 'GE' });
    expect((await start(free.id, georgian)).error.code).toBe('payment_not_due');
  });
});

it('the clock of the sandbox moves on, and an unpaid application ends by itself', async () => {
  const { id } = await sent(app, owner);
  await app.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: 24 * 3_600 + 5 } });
  const status = async () => (await query(app, 'select status from orders where id = $1', [id]))[0]?.status;
  await poll(status).toBe('ORDER_NOT_PAID_BY_QR_CODE');
  const { access: token } = await logIn(app, owner.phone);
  const order = await open(app, { ...owner, token }, id);
  expect(order).toMatchObject({ deleted: true, outlook: { step: 'notPaid', fee: { state: 'none' } } });
});
