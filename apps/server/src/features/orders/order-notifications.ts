import { toPerson, toQueue } from '@punkt/contract/events';
import { countries } from '@punkt/domain/countries';
import type { Notice } from '@punkt/domain/notices';
import type { Deadline } from '@punkt/domain/order-deadlines';
import { deadlinesOf } from '@punkt/domain/order-deadlines';
import type { OrderEvent } from '@punkt/domain/order-machine';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { promisedBy } from '@punkt/domain/review-terms';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import type { Notifier } from '../notifications/service.ts';
import { factsOf, timesOf } from './facts.ts';
import { queuesOf } from './review/queues.ts';
import type { OrderRow } from './tables.ts';
import type { TransitionDeps, TransitionSummary } from './transition-deps.ts';

/**
 * A message of either side. It has an event of its own: after an `order` event clients read the whole application again,
 * which a message does not need. The owner's audience comes first, as everywhere: taking the two locks in the other order
 * could deadlock.
 */
export async function announceMessage(tx: Tx, clock: Clock, order: OrderRow): Promise<void> {
  const news = { id: String(order.id) };
  await announce(tx, clock, toPerson(order.owner_id), 'order_message', news);
  for (const kind of queuesOf(order)) await announce(tx, clock, toQueue(kind), 'order_message', news);
}

const DAY_SECONDS = 24 * 3_600;

/**
 * Until when the owner has time: a deadline of the order as it stands, or an earlier one that ends it first (the 30 days of an
 * application that was sent back late). Now, if that deadline does not run.
 */
function untilOf(order: OrderRow, event: Deadline['event'], now: Date): Date {
  const running = deadlinesOf(factsOf(order, true), timesOf(order));
  const own = running.find((deadline) => deadline.event === event)?.at ?? now;
  const end = running.find((deadline) => deadline.event === 'lapseReview')?.at;
  return end && end < own ? end : own;
}

/**
 * One notice for everything: a phone shows the last one about a page, so a second one about the fee would hide that the point is
 * open. Whose point moved reads that the old one has stopped.
 */
function openedNotices(
  { id, pickpoint_id, ex_pickpoint_id }: OrderRow,
  { feeOutcome, feeAmount }: TransitionSummary,
): Notice[] {
  if (pickpoint_id === null) return [];
  const params = { order: id, point: pickpoint_id };
  if (ex_pickpoint_id !== null)
    return [{ kind: 'pointMoved', params: { ...params, oldPoint: ex_pickpoint_id } }];
  return feeOutcome === 'credited' && feeAmount !== null
    ? [{ kind: 'pointOpenedCredited', params: { ...params, amount: feeAmount } }]
    : [{ kind: 'pointOpened', params }];
}

/** The owner's notices about an event. Their own acts give no notice, unless they start a deadline. */
function noticesOf(order: OrderRow, news: TransitionSummary, now: Date): Notice[] {
  const params = { order: order.id };
  const { country } = order;
  const until = (clock: Deadline['event']) => ({ ...params, country, until: untilOf(order, clock, now) });
  // The day that the application's page says and that staff see.
  const answer = { ...params, promised: promisedBy(timesOf(order).since) };
  // No notice mentions a fee that nobody can lose any more, or never could.
  const free = !news.feeHeld;
  const isMove = order.ex_pickpoint_id !== null;
  const table: Partial<Record<OrderEvent, Notice[]>> = {
    publish:
      order.status === 'ORDER_CREATED'
        ? [{ kind: 'orderSent', params: answer }]
        : [{ kind: 'orderWaitingPayment', params: until('expirePayment') }],
    pay: [{ kind: 'orderPaid', params: answer }],
    expirePayment: [{ kind: 'orderExpired', params }],
    remarkPayment: [{ kind: 'paymentRemark', params: until('lapseRework') }],
    // Two deadlines, a notice for each: a move is confirmed within days, the point is sent for activation later.
    accept: isMove
      ? [
          { kind: 'orderAcceptedMove', params: until('lapseActivation') },
          { kind: 'orderConfirmMove', params: until('lapseMove') },
        ]
      : [{ kind: free ? 'orderAcceptedFree' : 'orderAccepted', params: until('lapseActivation') }],
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
    uphold: [{ kind: 'appealUpheld', params }],
    refundFee: [{ kind: 'appealRefunded', params }],
    rejectAppeal: [{ kind: 'appealRejected', params }],
    readyActivate: [{ kind: 'activationSent', params: answer }],
    remarkActivation: [
      { kind: free ? 'activationRemarkFree' : 'activationRemark', params: until('remindRework') },
    ],
    activate: openedNotices(order, news),
    // The first term is over and nothing ends by itself: the owner gets as many days again.
    remindRework: [
      {
        kind: 'orderRemarkReminder',
        params: { ...params, country, until: addSeconds(now, ORDER_TERMS.reworkDays * DAY_SECONDS) },
      },
    ],
  };
  return table[news.event] ?? [];
}

const FEE_NOTICES = { refunded: 'feeRefunded', kept: 'feeKept' } as const;

function feeNotices(
  order: OrderRow,
  { event, feeOutcome, feeAmount }: TransitionSummary,
  now: Date,
): Notice[] {
  if (feeAmount === null) return [];
  const amount = { order: order.id, amount: feeAmount };
  // Told when it comes to stake, while there is time to object.
  if (order.fee_at_stake && order.appeal === 'open' && event !== 'closeAppeal')
    return [
      {
        kind: 'feeAtStake',
        params: { ...amount, country: order.country, until: untilOf(order, 'closeAppeal', now) },
      },
    ];
  // A credit is told together with the point on whose balance it stands.
  if (!feeOutcome || feeOutcome === 'credited') return [];
  return [{ kind: FEE_NOTICES[feeOutcome], params: amount }];
}

const OWN_ACTS: readonly OrderEvent[] = ['confirm', 'refuse', 'delete', 'readyActivate', 'appeal'];

/** Where the next step is: an open point has a page of its own, except on the Georgian site. */
function linkOf({ id, status, country }: OrderRow, { params }: Notice): `/${string}` {
  if (status === 'ORDER_WAITING_QR_CODE_PAYMENT') return `/lk/payment/${id}`;
  const hasPage = 'point' in params && countries[country].brandBook !== 'georgian';
  return hasPage ? `/lk/pvz/${params.point}` : `/lk/orders/${id}`;
}

export function createOrderNotifications(notifier: Notifier, clock: Clock) {
  const send = async (tx: Tx, order: OrderRow, notices: readonly Notice[]) => {
    for (const notice of notices)
      await notifier.notify(tx, { ...notice, userId: order.owner_id, link: linkOf(order, notice) });
  };
  const statusChanged: TransitionDeps['notifyOwner'] = async (tx, order, news) => {
    // What owners do themselves is no news to them, but makes old what they were asked for.
    if (OWN_ACTS.includes(news.event)) await notifier.supersede(tx, order.owner_id, 'order', order.id);
    const now = clock.now();
    await send(tx, order, [...noticesOf(order, news, now), ...feeNotices(order, news, now)]);
  };
  const toBePaid = (order: OrderRow) => ({
    order: order.id,
    country: order.country,
    until: untilOf(order, 'expirePayment', clock.now()),
  });
  return {
    statusChanged,
    paymentFailed: (tx: Tx, order: OrderRow) =>
      send(tx, order, [{ kind: 'paymentDeclined', params: toBePaid(order) }]),
    paymentDiffers: (tx: Tx, order: OrderRow) =>
      send(tx, order, [{ kind: 'paymentDiffers', params: { order: order.id } }]),
    /** Money that came too late, or for nothing that was asked for, is on its way back. */
    moneyReturned: (tx: Tx, order: OrderRow, amount: number) =>
      send(tx, order, [{ kind: 'feeRefunded', params: { order: order.id, amount } }]),
    /** One notice for both: a phone shows the last one about a page, and the new deadline must not hide behind the refund. */
    payAnew: (tx: Tx, order: OrderRow, amount: number) =>
      send(tx, order, [{ kind: 'paymentAnew', params: { ...toBePaid(order), amount } }]),
    /** Staff wrote: a notice, and an event that makes open pages read the messages again. */
    messageWritten: async (tx: Tx, order: OrderRow) => {
      await send(tx, order, [{ kind: 'orderMessage', params: { order: order.id } }]);
      await announceMessage(tx, clock, order);
    },
  };
}

export type OrderNotifications = ReturnType<typeof createOrderNotifications>;
