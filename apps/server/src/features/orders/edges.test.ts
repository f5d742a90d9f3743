import { DRAFTS_MAXIMUM } from '@punkt/domain/order-terms';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { DAY, type Desk, HOUR, openDesk } from './testing/desk.ts';

const cleanUp = afterFile();
let desk: Desk;
let owner: Caller;

beforeAll(async () => {
  desk = await openDesk(cleanUp);
  owner = await desk.newOwner();
});

const reservations = (id: number) =>
  desk.query('select cell, state from geo_reservations where order_id = $1', [id]);

describe('an application that becomes a move in rework', () => {
  it('lets go of the zone it held', async () => {
    const order = await desk.sent(owner);
    expect(await reservations(order.id)).toMatchObject([{ state: 'held' }]);
    await desk.applyEvent(order.id, 'remarkPayment', 'staff', { remarks: [] });
    const place = await desk.newPlace();
    const point = await desk.addPoint(owner.userId, place);
    const fields = { ...place, ex_pickpoint_id: String(point.id) };
    const names = ['latitude', 'longitude', 'ex_pickpoint_id'] as const;
    await desk.orders.update(owner, order.id, { fields, names, version: undefined });
    const sent = await desk.orders.publish(owner, order.id, true);
    expect(sent.order.status).toBe('ORDER_CREATED');
    expect(await reservations(order.id)).toEqual([]);
  });

  it('is told when the point is on its way already', async () => {
    const place = await desk.newPlace();
    const point = await desk.addPoint(owner.userId, place);
    const ex_pickpoint_id = String(point.id);
    await desk.sent(owner, { ...place, ex_pickpoint_id });
    const other = await desk.sent(owner);
    await desk.applyEvent(other.id, 'remarkPayment', 'staff', { remarks: [] });
    const update = desk.orders.update(owner, other.id, {
      fields: { ...place, ex_pickpoint_id },
      names: ['latitude', 'longitude', 'ex_pickpoint_id'],
      version: undefined,
    });
    await expect(update).rejects.toMatchObject({ code: 'move_under_way' });
  });
});

describe('money that comes too late', () => {
  it('goes back, and its owner is told', async () => {
    const person = await desk.newOwner();
    const order = await desk.sent(person);
    const payment = await desk.startPaying(person, order.id);
    desk.pass(25 * HOUR);
    await desk.strike(order.id, 'expirePayment');
    await desk.bank.act(payment, 'pay');
    await desk.payments.readBack(order.id);
    expect(await desk.noticesOf(person)).toEqual(['orderWaitingPayment', 'orderExpired', 'feeRefunded']);
    expect((await desk.payments.check(person, order.id)).status).toBe('notPaid');
  });
});

describe('money of another amount', () => {
  async function paidOther(meanwhile?: (orderId: number) => Promise<void>) {
    const person = await desk.newOwner();
    const order = await desk.sent(person);
    const payment = await desk.startPaying(person, order.id);
    await meanwhile?.(order.id);
    await desk.query('update sandbox_payments set amount = 4700000 where id = $1', [payment]);
    await desk.bank.act(payment, 'pay');
    await desk.payments.readBack(order.id);
    const [attempt] = await desk.query('select id from payment_attempts where order_id = $1', [order.id]);
    const decide = (decision: 'accept' | 'refund') =>
      transaction(desk.db, (tx) => desk.payments.decide(tx, attempt.id, decision));
    return { person, order, decide };
  }

  it('keeps the application, whose owner was told not to pay again, until somebody has decided', async () => {
    const { order, decide } = await paidOther();
    desk.pass(25 * HOUR);
    await desk.strike(order.id, 'expirePayment');
    expect((await desk.read(order.id)).status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
    await decide('accept');
    expect((await desk.read(order.id)).status).toBe('ORDER_CREATED');
  });

  it('goes back like any late money when the application has ended, and nobody has to decide', async () => {
    const { person, order, decide } = await paidOther(async (orderId) => {
      desk.pass(25 * HOUR);
      await desk.strike(orderId, 'expirePayment');
    });
    expect(await desk.noticesOf(person)).toEqual(['orderWaitingPayment', 'orderExpired', 'feeRefunded']);
    const refunds = await desk.query('select amount from refunds where order_id = $1', [order.id]);
    expect(refunds).toEqual([{ amount: 4_700_000 }]);
    await expect(decide('refund')).rejects.toMatchObject({ code: 'conflict' });
    expect((await desk.payments.check(person, order.id)).status).toBe('notPaid');
  });

  it('is said by the page, the day and the list alike, and nobody is asked to pay', async () => {
    const { person, order, decide } = await paidOther();
    const mine = { field: 'created', descending: false, deleted: false, needsOwner: true } as const;
    const asked = async () => ({
      page: (await desk.orders.one(person, order.id)).outlook.step,
      day: (await desk.orders.day(person)).others.map(({ outlook }) => outlook.step),
      mine: (await desk.orders.list(person, { ...mine, page: 1, pageSize: 20 })).total,
    });
    expect(await asked()).toEqual({ page: 'waitForMoney', day: ['waitForMoney'], mine: 0 });
    await decide('refund');
    expect(await asked()).toEqual({ page: 'pay', day: [], mine: 1 });
    expect(await desk.noticesOf(person)).toEqual(['orderWaitingPayment', 'paymentDiffers', 'paymentAnew']);
  });

  it('makes open pages read the application again, when it comes and when it goes back', async () => {
    const { person, decide } = await paidOther();
    const events = async () =>
      (
        await desk.query(
          `select count(*)::int as count from events where audience = $1 and topic = 'order'`,
          [`user:${person.userId}`],
        )
      )[0].count;
    const before = await events();
    await decide('refund');
    expect(await events()).toBe(before + 1);
  });

  it('leaves the whole time for the right amount, once it goes back', async () => {
    const { person, order, decide } = await paidOther();
    desk.pass(25 * HOUR);
    await decide('refund');
    desk.pass(23 * HOUR);
    await desk.strike(order.id, 'expirePayment');
    expect((await desk.read(order.id)).status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
    const second = await desk.startPaying(person, order.id);
    await desk.bank.act(second, 'pay');
    await desk.payments.readBack(order.id);
    expect((await desk.read(order.id)).status).toBe('ORDER_CREATED');
  });
});

describe('a remark shortly before the 30 days are over', () => {
  it('names the day on which the application ends, not five days from now', async () => {
    const person = await desk.newOwner('GE');
    const order = await desk.created(person, { country: 'GE' });
    desk.pass(28 * DAY);
    await desk.applyEvent(order.id, 'remark', 'staff', { remarks: [] });
    const [notice] = await desk.query(
      `select params from notifications where user_id = $1 and kind = 'orderRemark'`,
      [person.userId],
    );
    const end = new Date((order.submitted?.getTime() ?? 0) + 30 * DAY * 1000);
    expect(new Date(notice.params.until).toISOString()).toBe(end.toISOString());
  });
});

describe('drafts', () => {
  it('give their files back when they are deleted', async () => {
    const person = await desk.newOwner();
    const order = await desk.draft(person);
    const held = () => desk.query(`select 1 from file_claims where entity_id = $1`, [String(order.id)]);
    expect((await held()).length).toBeGreaterThan(0);
    await desk.orders.delete(person, order.id);
    expect(await held()).toEqual([]);
  });

  it('are limited in number', async () => {
    const person = await desk.newOwner();
    const place = await desk.newPlace();
    for (let made = 0; made < DRAFTS_MAXIMUM; made += 1)
      await desk.draft(person, { ...place, actual_urls: [] });
    const one = desk.draft(person, { ...place, actual_urls: [] });
    await expect(one).rejects.toMatchObject({ code: 'too_many_drafts' });
  });
});
