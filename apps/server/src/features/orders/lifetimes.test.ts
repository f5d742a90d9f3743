import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { resumeClocks } from './lifetimes.ts';
import { DAY, type Desk, HOUR, openDesk } from './testing/desk.ts';

const cleanUp = afterFile();
let desk: Desk;
let owner: Caller;
/** The bank hangs up on whoever asks. */
let bankIsAway = false;

beforeAll(async () => {
  desk = await openDesk(cleanUp, {
    provider: (bank) => ({
      ...bank,
      read: async (id) => {
        if (bankIsAway) throw new Error('the bank does not answer');
        return bank.read(id);
      },
    }),
  });
  owner = await desk.newOwner();
});

const outcome = async (id: number) =>
  (await desk.query('select outcome from fees where order_id = $1', [id]))[0]?.outcome ?? null;
const reservation = async (id: number) =>
  (await desk.query('select state from geo_reservations where order_id = $1', [id]))[0]?.state ?? null;
const secondsFrom = (start: Date, at: Date) => Math.round((at.getTime() - start.getTime()) / 1000);
/** Jobs wait by PostgreSQL's time, which does not move with ours. */
const jobs = async (id: number, start: Date) =>
  (await desk.jobsOf(id)).map(({ event, at }) => [
    event,
    secondsFrom(start, addSeconds(at, desk.clock.offsetSeconds())),
  ]);

describe('24 hours to pay', () => {
  it('start with the sending, and end an unpaid application with its place and its attempts', async () => {
    const order = await desk.sent(owner);
    expect(order.status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
    expect(await jobs(order.id, order.since)).toEqual([
      ['expirePayment', 24 * HOUR],
      ['lapseReview', 30 * DAY],
    ]);
    expect(await reservation(order.id)).toBe('held');
    await desk.startPaying(owner, order.id);
    desk.pass(24 * HOUR - 5);
    await desk.strike(order.id, 'expirePayment');
    expect((await desk.read(order.id)).status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
    desk.pass(6);
    await desk.strike(order.id, 'expirePayment');
    await desk.strike(order.id, 'expirePayment');
    const ended = await desk.read(order.id);
    expect([ended.status, ended.deleted]).toEqual(['ORDER_NOT_PAID_BY_QR_CODE', true]);
    expect(await desk.historyOf(order.id)).toEqual(['owner create', 'owner publish', 'clock expirePayment']);
    expect(await reservation(order.id)).toBeNull();
    expect(await jobs(order.id, order.since)).toEqual([]);
    const attempts = await desk.query('select status from payment_attempts where order_id = $1', [order.id]);
    expect(attempts).toEqual([{ status: 'canceled' }]);
    expect((await desk.noticesOf(owner)).slice(-2)).toEqual(['orderWaitingPayment', 'orderExpired']);
  });

  it('are won by money that the bank took in time, even if no webhook came', async () => {
    const order = await desk.sent(owner);
    const payment = await desk.startPaying(owner, order.id);
    desk.pass(24 * HOUR - 60);
    await desk.bank.act(payment, 'pay');
    desk.pass(120);
    await desk.strike(order.id, 'expirePayment');
    expect((await desk.read(order.id)).status).toBe('ORDER_CREATED');
    expect(await reservation(order.id)).toBe('occupied');
    expect(await outcome(order.id)).toBeNull();
  });

  it('are lost by money that came later: it goes back, and the application has ended', async () => {
    const order = await desk.sent(owner);
    const payment = await desk.startPaying(owner, order.id);
    await desk.bank.act(payment, 'late');
    desk.pass(24 * HOUR + 120);
    await desk.strike(order.id, 'expirePayment');
    expect((await desk.read(order.id)).status).toBe('ORDER_NOT_PAID_BY_QR_CODE');
    const refunds = await desk.query('select late from refunds where order_id = $1', [order.id]);
    expect(refunds).toEqual([{ late: true }]);
    expect(await desk.query('select 1 from fees where order_id = $1', [order.id])).toEqual([]);
  });

  it('are put off by 5 minutes, 12 times, while the bank can’t be asked', async () => {
    const order = await desk.sent(owner);
    await desk.startPaying(owner, order.id);
    desk.pass(24 * HOUR + 1);
    bankIsAway = true;
    await desk.strike(order.id, 'expirePayment');
    expect((await desk.read(order.id)).status).toBe('ORDER_WAITING_QR_CODE_PAYMENT');
    const [job] = await desk.query(
      `select payload->>'tries' as tries, run_at from graphile_worker._private_jobs
       where payload->>'orderId' = $1 and payload->>'event' = 'expirePayment'`,
      [String(order.id)],
    );
    expect(job?.tries).toBe('1');
    expect(secondsFrom(desk.clock.now(), addSeconds(job?.run_at, desk.clock.offsetSeconds()))).toBeCloseTo(
      300,
      -1,
    );
    await desk.strike(order.id, 'expirePayment', 12);
    bankIsAway = false;
    expect((await desk.read(order.id)).status).toBe('ORDER_NOT_PAID_BY_QR_CODE');
  });
});

describe('5 days of rework', () => {
  it('end an application, and its fee goes back', async () => {
    const { id } = await desk.created(owner);
    const order = await desk.applyEvent(id, 'remark', 'staff', {
      remarks: [{ path: 'area', message: 'Проверьте' }],
    });
    expect((await jobs(id, order.since))[0]).toEqual(['lapseRework', 5 * DAY]);
    desk.pass(5 * DAY - 5);
    await desk.strike(id, 'lapseRework');
    expect((await desk.read(id)).status).toBe('ORDER_REMARK_FROM_CREATED');
    desk.pass(6);
    await desk.strike(id, 'lapseRework');
    const ended = await desk.read(id);
    expect([ended.status, ended.deleted]).toEqual(['ORDER_CANCELED', false]);
    expect(await outcome(id)).toBe('refunded');
    expect((await desk.noticesOf(owner)).slice(-3)).toEqual(['orderRemark', 'orderCanceled', 'feeRefunded']);
  });

  it('start anew when it is sent back again', async () => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'remark', 'staff');
    desk.pass(3 * DAY);
    const again = (await desk.orders.publish(owner, id, true)).order;
    expect([again.status, again.resubmitted]).toEqual(['ORDER_CREATED', 1]);
    expect(await jobs(id, again.submitted ?? again.since)).toEqual([['lapseReview', 30 * DAY]]);
    desk.pass(3 * DAY);
    await desk.strike(id, 'lapseRework');
    expect((await desk.read(id)).status).toBe('ORDER_CREATED');
  });
});

describe('30 days before approval', () => {
  it('count from the first sending, and give the fee back', async () => {
    const { id } = await desk.created(owner);
    desk.pass(27 * DAY);
    await desk.applyEvent(id, 'remark', 'staff');
    desk.pass(3 * DAY - 5);
    await desk.strike(id, 'lapseReview');
    expect((await desk.read(id)).status).toBe('ORDER_REMARK_FROM_CREATED');
    desk.pass(6);
    await desk.strike(id, 'lapseReview');
    const ended = await desk.read(id);
    expect([ended.status, ended.deleted]).toEqual(['ORDER_DELETED', true]);
    expect(await outcome(id)).toBe('refunded');
  });

  it('ask the bank too, where they end an application that waits for its fee', async () => {
    const { id } = await desk.sent(owner);
    desk.pass(12 * HOUR);
    await desk.applyEvent(id, 'remarkPayment', 'staff');
    for (let round = 0; round < 7; round += 1) {
      desk.pass(4 * DAY + 3 * HOUR);
      await desk.orders.publish(owner, id, true);
      if (round < 6) await desk.applyEvent(id, 'remarkPayment', 'staff');
    }
    // Waiting again, less than 24 hours before the thirty days are over.
    const payment = await desk.startPaying(owner, id);
    const seconds = await desk.orders.secondsToPay(owner, id);
    expect(seconds).toBeLessThan(24 * HOUR);
    desk.pass(seconds - 30);
    await desk.bank.act(payment, 'pay');
    desk.pass(60);
    await desk.strike(id, 'lapseReview');
    // Paid in time, so the money was taken in; the thirty days end it all the same, and give it back.
    expect(await desk.historyOf(id)).toContain('payment pay');
    expect((await desk.read(id)).status).toBe('ORDER_DELETED');
    expect(await outcome(id)).toBe('refunded');
  });
});

it('a job for an application that is gone, or for nothing known, does no harm', async () => {
  await desk.strike(999_999_999, 'expirePayment');
  await expect(desk.strike(1, 'nothing')).rejects.toThrow();
});

describe('a deadline whose process was killed', () => {
  const jobs = (id: number, change: string) =>
    desk.query(
      `update graphile_worker._private_jobs set ${change} where key = 'order ${id} expirePayment' returning payload`,
    );
  const waiting = async (id: number) =>
    (
      await desk.query(
        `select 1 from graphile_worker.jobs where key = 'order ${id} expirePayment'
          and locked_at is null and attempts < max_attempts`,
      )
    ).length;

  it('is met after the next start, whoever still holds its job', async () => {
    const { id } = await desk.sent(owner);
    await jobs(id, `locked_at = now(), locked_by = 'a process that was killed'`);
    await resumeClocks(desk.db, 'lost');
    expect(await waiting(id)).toBe(0);
    await resumeClocks(desk.db, 'all');
    expect(await waiting(id)).toBe(1);
  });

  it('is found in between too, by how long it has been worked on, and goes on where it was', async () => {
    const { id } = await desk.sent(owner);
    const payload = `payload = '{"orderId": ${id}, "event": "expirePayment", "tries": 7}'`;
    await jobs(id, `locked_at = now() - interval '31 minutes', locked_by = 'another one', ${payload}`);
    await resumeClocks(desk.db, 'lost');
    expect(await waiting(id)).toBe(1);
    expect(await jobs(id, 'priority = 0')).toMatchObject([{ payload: { tries: 7 } }]);
  });

  it('is not given up, however often its job has failed', async () => {
    const { id } = await desk.sent(owner);
    await jobs(id, 'attempts = max_attempts');
    await resumeClocks(desk.db, 'lost');
    expect(await waiting(id)).toBe(1);
  });
});
