import { type AppealFacts, appealAfter } from '@punkt/domain/order-appeals';
import { deadlinesOf } from '@punkt/domain/order-deadlines';
import { type OrderActor, type OrderEvent, stepOf } from '@punkt/domain/order-machine';
import { isFinal, type OrderStatus } from '@punkt/domain/order-status';
import { expect } from 'vitest';
import { factsOf, timesOf } from '../facts.ts';
import type { OrderRow } from '../tables.ts';
import type { Desk } from './desk.ts';

interface Row {
  readonly event: string;
  readonly actor: OrderActor;
  readonly from_status: OrderStatus | null;
  readonly to_status: OrderStatus;
}

/** Walks the history through the table of the domain: every row must be a row of it, and the last one the present. */
export async function expectLegalHistory(desk: Desk, order: OrderRow): Promise<void> {
  const rows = (await desk.query(
    'select event, actor, from_status, to_status from order_history where order_id = $1 order by id',
    [order.id],
  )) as Row[];
  expect(rows[0]).toMatchObject({ event: 'create', from_status: null, to_status: 'ORDER_DRAFT' });
  let status: OrderStatus = 'ORDER_DRAFT';
  let [feePaid, confirmed] = [false, false];
  let appeal: AppealFacts = { appeal: 'none', endedFrom: null, feeAtStake: false };
  for (const [index, { event, actor, from_status, to_status }] of rows.slice(1).entries()) {
    expect(from_status).toBe(status);
    const facts = { ...factsOf(order, feePaid), status, confirmedToOpen: confirmed, ...appeal };
    const step = stepOf(facts, event as OrderEvent, actor);
    expect(step?.to, `${status} ${actor} ${event}`).toBe(to_status);
    if (!step) return;
    // Whether a late refusal cost the fee is told by what followed, or by the order as it stands.
    const next = rows[index + 2]?.event;
    const stakes = next ? ['appeal', 'closeAppeal'].includes(next) : order.fee_at_stake;
    const costs = feePaid && stakes && (step.fee === 'stake' || step.fee === 'byAge');
    appeal = appealAfter(facts, event as OrderEvent, step, costs);
    feePaid ||= event === 'pay';
    confirmed = event === 'confirm' || (confirmed && event !== 'uphold');
    status = to_status;
  }
  expect(order.status).toBe(status);
}

/** Money that came in has at most one end; an application that ended leaves none without. */
export async function expectMoneyInOrder(desk: Desk, order: OrderRow): Promise<void> {
  const ends = await desk.query(
    `select attempt_id, count(*) filter (where kind = 'received')::int as received,
       count(*) filter (where kind <> 'received')::int as ended
     from ledger where order_id = $1 group by attempt_id`,
    [order.id],
  );
  for (const { received, ended } of ends) {
    expect(received).toBe(1);
    expect(ended).toBeLessThanOrEqual(1);
  }
  const [fee] = await desk.query('select outcome, attempt_id from fees where order_id = $1', [order.id]);
  // What was returned before an appeal was upheld is not asked for again.
  if (fee && !order.reopened) expect(fee.outcome !== null).toBe(isFinal(order.status) && !order.fee_at_stake);
  const open = ends.filter(({ ended }) => ended === 0).map(({ attempt_id }) => attempt_id);
  expect(open).toEqual(fee && fee.outcome === null ? [fee.attempt_id] : []);
  const unpaid = await desk.query(
    `select kind from ledger l where order_id = $1 and kind in ('refunded', 'late_refund')
       and not exists (select from refunds where attempt_id = l.attempt_id)`,
    [order.id],
  );
  expect(unpaid, 'money to be returned that nobody returns').toEqual([]);
}

const HELD: readonly OrderStatus[] = ['ORDER_WAITING_QR_CODE_PAYMENT', 'ORDER_REMARK_FROM_PAYMENT'];

/** A live application has its zone, an ended one has released it; a move takes one when it opens, if nobody else has it. */
export async function expectPlace(desk: Desk, order: OrderRow): Promise<void> {
  const [row] = await desk.query('select state from geo_reservations where order_id = $1', [order.id]);
  const ended = isFinal(order.status) && order.status !== 'ORDER_PICKPOINT_CREATED';
  // Held for whoever objects, where nobody was quicker.
  if (ended && order.appeal === 'waiting') expect([undefined, 'held']).toContain(row?.state);
  else if (order.status === 'ORDER_PICKPOINT_CREATED' && order.ex_pickpoint_id !== null)
    expect([undefined, 'occupied']).toContain(row?.state);
  else if (ended || order.status === 'ORDER_DRAFT' || order.ex_pickpoint_id !== null)
    expect(row, order.status).toBeUndefined();
  else expect(row?.state, order.status).toBe(HELD.includes(order.status) ? 'held' : 'occupied');
}

/** Every clock of the order as it stands has a job, and no other job waits for it. */
export async function expectClocks(desk: Desk, order: OrderRow): Promise<void> {
  const running = deadlinesOf(factsOf(order, false), timesOf(order)).map(({ event }) => event);
  const jobs = (await desk.jobsOf(order.id)).map(({ event }) => event);
  for (const event of jobs) expect(running, order.status).toContain(event);
  for (const event of running) if (!event.startsWith('remind')) expect(jobs, order.status).toContain(event);
}
