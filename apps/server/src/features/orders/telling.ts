import type { Notice } from '@punkt/domain/notices';
import type { Deadline } from '@punkt/domain/order-deadlines';
import { deadlinesOf } from '@punkt/domain/order-deadlines';
import type { OrderEvent } from '@punkt/domain/order-machine';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import type { Notifier } from '../notifications/service.ts';
import { factsOf, feeOwed, timesOf } from './facts.ts';
import type { OrderRow } from './tables.ts';
import type { News, TransitionDeps } from './transition-deps.ts';

/**
 * A word of either side. It has an event of its own: what happens to an application itself is told as `order`, and whoever
 * hears that reads the whole application again. Her audience first, as everywhere: who takes the two locks the other way
 * round waits in a circle.
 */
export async function announceMessage(tx: Tx, clock: Clock, { id, owner_id }: OrderRow): Promise<void> {
  await announce(tx, clock, `user:${owner_id}`, 'order_message', { id: String(id) });
  await announce(tx, clock, 'queue:application', 'order_message', { id: String(id) });
}

const DAY_SECONDS = 24 * 3_600;

/**
 * Until when she has time: a clock of the order as it stands, or an earlier one that ends it first (the 30 days of an application
 * that was sent back late). A clock that does not run has no end to tell, so now stands for it.
 */
function untilOf(order: OrderRow, event: Deadline['event'], now: Date): Date {
  const running = deadlinesOf(factsOf(order, true), timesOf(order));
  const own = running.find((deadline) => deadline.event === event)?.at ?? now;
  const end = running.find((deadline) => deadline.event === 'lapseReview')?.at;
  return end && end < own ? end : own;
}

/** What an owner hears of an event. What she does herself is no news to her, but where it starts a clock. */
function noticesOf(order: OrderRow, event: OrderEvent, now: Date): Notice[] {
  const params = { order: order.id };
  const { country } = order;
  const until = (clock: Deadline['event']) => ({ ...params, country, until: untilOf(order, clock, now) });
  // Nobody is told of a fee that her application never asked for.
  const free = feeOwed(order) === null;
  const isMove = order.ex_pickpoint_id !== null;
  const table: Partial<Record<OrderEvent, Notice[]>> = {
    publish:
      order.status === 'ORDER_CREATED'
        ? [{ kind: 'orderSent', params }]
        : [{ kind: 'orderWaitingPayment', params: until('expirePayment') }],
    pay: [{ kind: 'orderPaid', params }],
    expirePayment: [{ kind: 'orderExpired', params }],
    remarkPayment: [{ kind: 'paymentRemark', params: until('lapseRework') }],
    accept: [
      { kind: free ? 'orderAcceptedFree' : 'orderAccepted', params: until('lapseActivation') },
      ...(isMove ? [{ kind: 'orderConfirmMove' as const, params: until('lapseMove') }] : []),
    ],
    remark: [{ kind: 'orderRemark', params: until('lapseRework') }],
    decline: [{ kind: 'orderDeclined', params }],
    lapseRework: [{ kind: 'orderCanceled', params }],
    lapseMove: [{ kind: 'orderCanceled', params }],
    lapseReview: [{ kind: 'orderDeletedByTerm', params }],
    remindActivation: [
      {
        kind: free ? 'orderActivationReminderFree' : 'orderActivationReminder',
        params: until('lapseActivation'),
      },
    ],
    lapseActivation: [{ kind: free ? 'orderActivationLapsedFree' : 'orderActivationLapsed', params }],
    remarkActivation: [{ kind: 'orderRemark', params: until('remindRework') }],
    // The first term is over and nothing ends by itself: she is asked for as many days again.
    remindRework: [
      {
        kind: 'orderRemarkReminder',
        params: { ...params, country, until: addSeconds(now, ORDER_TERMS.reworkDays * DAY_SECONDS) },
      },
    ],
  };
  return table[event] ?? [];
}

const FEE_NOTICES = { refunded: 'feeRefunded', kept: 'feeKept', credited: 'feeCredited' } as const;

function feeNotices(order: OrderRow, { feeOutcome, feeAmount }: News): Notice[] {
  if (!feeOutcome || feeAmount === null) return [];
  return [{ kind: FEE_NOTICES[feeOutcome], params: { order: order.id, amount: feeAmount } }];
}

const linkOf = ({ id, status }: OrderRow): `/${string}` =>
  status === 'ORDER_WAITING_QR_CODE_PAYMENT' ? `/lk/payment/${id}` : `/lk/orders/${id}`;

export function createTelling(notifier: Notifier, clock: Clock) {
  const send = async (tx: Tx, order: OrderRow, notices: readonly Notice[]) => {
    for (const notice of notices)
      await notifier.notify(tx, { ...notice, userId: order.owner_id, link: linkOf(order) });
  };
  const tell: TransitionDeps['tell'] = (tx, order, news) =>
    send(tx, order, [...noticesOf(order, news.event, clock.now()), ...feeNotices(order, news)]);
  return {
    tell,
    paymentFailed: (tx: Tx, order: OrderRow) =>
      send(tx, order, [{ kind: 'paymentFailed', params: { order: order.id } }]),
    /** Money that came too late, or for nothing that was asked for, is on its way back. */
    moneyReturned: (tx: Tx, order: OrderRow, amount: number) =>
      send(tx, order, [{ kind: 'feeRefunded', params: { order: order.id, amount } }]),
    /** Staff wrote: a notice, and whoever has the talk open reads it again. */
    messageWritten: async (tx: Tx, order: OrderRow) => {
      await send(tx, order, [{ kind: 'orderMessage', params: { order: order.id } }]);
      await announceMessage(tx, clock, order);
    },
  };
}

export type Telling = ReturnType<typeof createTelling>;
