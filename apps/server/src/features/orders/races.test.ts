import { toPerson } from '@punkt/contract/events';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { lockOrder } from './order-store.ts';
import { DAY, type Desk, HOUR, openDesk } from './testing/desk.ts';
import { expectLegalHistory, expectMoneyInOrder } from './testing/replay.ts';
import { transition } from './transition.ts';

const cleanUp = afterFile();
let desk: Desk;
let elsewhere: Desk;
let owner: Caller;

/** Two instances on one database. */
beforeAll(async () => {
  desk = await openDesk(cleanUp);
  elsewhere = await openDesk(cleanUp, { url: desk.url });
});
// An owner holds three unpaid places at a time.
beforeEach(async () => {
  owner = await desk.newOwner();
});

const both = (index: number): Desk => (index % 2 === 0 ? desk : elsewhere);

/** What became of many who did it at once, by the answers. */
async function tally(works: ReadonlyArray<Promise<unknown>>): Promise<Record<string, number>> {
  const told = await Promise.all(
    works.map((work) =>
      work.then(
        () => 'done',
        (error: unknown) => (error instanceof Failure ? error.code : String(error)),
      ),
    ),
  );
  const counted: Record<string, number> = {};
  for (const each of told) counted[each] = (counted[each] ?? 0) + 1;
  return counted;
}

const many = <T>(count: number, work: (at: Desk, index: number) => Promise<T>) =>
  Array.from({ length: count }, (_, index) => work(both(index), index));

describe('on two instances', () => {
  it('200 who send one application are one', async () => {
    const { id } = await desk.draft(owner);
    const told = await tally(many(200, (at) => at.orders.publish(owner, id, true)));
    expect(told).toEqual({ done: 1, order_state: 199 });
    expect(await desk.historyOf(id)).toEqual(['owner create', 'owner publish']);
    const cells = await desk.query('select state from geo_reservations where order_id = $1', [id]);
    expect(cells).toEqual([{ state: 'held' }]);
  });

  it('of two who want one place one gets it', async () => {
    const rival = await desk.newOwner();
    for (let round = 0; round < 8; round += 1) {
      const place = await desk.newPlace();
      const ours = await desk.draft(owner, place);
      const theirs = await desk.draft(rival, place);
      const told = await tally([
        desk.orders.publish(owner, ours.id, true),
        elsewhere.orders.publish(rival, theirs.id, true),
      ]);
      expect(told).toEqual({ done: 1, zone_taken: 1 });
      const statuses = [(await desk.read(ours.id)).status, (await desk.read(theirs.id)).status];
      expect(statuses.toSorted()).toEqual(['ORDER_DRAFT', 'ORDER_WAITING_QR_CODE_PAYMENT']);
      await Promise.all([desk.orders.delete(owner, ours.id), desk.orders.delete(rival, theirs.id)]);
    }
  });

  it('two moves of one point are one', async () => {
    const place = await desk.newPlace();
    const point = await desk.addPoint(owner.userId, place);
    const change = { ...place, ex_pickpoint_id: String(point.id) };
    const drafts = [await desk.draft(owner, change), await desk.draft(owner, change)];
    const told = await tally(drafts.map(({ id }, index) => both(index).orders.publish(owner, id, true)));
    expect(told).toEqual({ done: 1, move_under_way: 1 });
  });

  it('money, the deadline, a deletion and a remark that meet leave one outcome', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await desk.newOwner();
      const { id } = await desk.sent(owner);
      const payment = await desk.startPaying(owner, id);
      for (const each of [desk, elsewhere]) each.pass(24 * HOUR - 60);
      await desk.bank.act(payment, 'pay');
      for (const each of [desk, elsewhere]) each.pass(120);
      await tally([
        desk.strike(id, 'expirePayment'),
        elsewhere.strike(id, 'expirePayment'),
        desk.payments.readBack(id),
        elsewhere.payments.readBack(id),
        elsewhere.applyEvent(id, 'remarkPayment', 'staff'),
        desk.orders.delete(owner, id),
      ]);
      await desk.payments.readBack(id);
      const order = await desk.read(id);
      await expectLegalHistory(desk, order);
      await expectMoneyInOrder(desk, order);
    }
  });

  it('a reminder is given once', async () => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'accept', 'staff');
    for (const each of [desk, elsewhere]) each.pass(26 * DAY);
    expect(await tally(many(10, (at) => at.strike(id, 'remindActivation')))).toEqual({ done: 10 });
    const given = (await desk.historyOf(id)).filter((event) => event === 'clock remindActivation');
    expect(given).toHaveLength(1);
  });

  /** Without `transaction`, which would retry: a deadlock must not happen here at all. */
  it('who declines waits for who holds the account, and never the other way round', async () => {
    const { id } = await desk.created(owner);
    const declines = async () =>
      elsewhere.db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) throw new Error('gone');
        return transition(tx, elsewhere.deps.transitions, order, { event: 'decline', by: 'staff' });
      });
    const { declined } = await desk.db.transaction().execute(async (tx) => {
      await desk.deps.accounts.lockUser(tx, owner.userId);
      const declined = declines();
      await waitFor(async () => {
        const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await desk.query(waits)).toHaveLength(1);
      });
      await announce(tx, desk.clock, toPerson(owner.userId), 'order_message', { id: String(id) });
      // Wrapped, or it would be awaited before this transaction ends.
      return { declined };
    });
    expect((await declined).status).toBe('ORDER_DECLINED');
    const told = await desk.query(`select data from events where topic = 'payment' and data ? 'outcome'`);
    expect(told).toContainEqual({ data: { orderId: String(id), outcome: 'refunded' } });
  });
});
