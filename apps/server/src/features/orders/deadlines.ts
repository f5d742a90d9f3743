import { type Deadline, deadlinesOf } from '@punkt/domain/order-deadlines';
import { stepOf } from '@punkt/domain/order-machine';
import { z } from 'zod';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf, timesOf } from './facts.ts';
import { CLOCK_EVENTS, rescheduleDeadline, startClocks } from './lifetimes.ts';
import { hasEventSince, lockOrder, readOrder } from './order-store.ts';
import type { OrderRow } from './tables.ts';
import { transition } from './transition.ts';

const payload = z.object({
  orderId: z.number().int(),
  event: z.enum(CLOCK_EVENTS),
  tries: z.number().int().default(0),
});

type Call = z.output<typeof payload>;

/** An hour in all; whoever still can't ask the bank then ends the application, and money that comes later is returned. */
const RESCHEDULE = { seconds: 5 * 60, times: 12 } as const;

/** A reminder that was given is not given again, however often the job runs. */
const isGiven = async (tx: Tx, order: OrderRow, event: Deadline['event']): Promise<boolean> =>
  event.startsWith('remind') && (await hasEventSince(tx, order.id, event, order.since));

/** Under the lock: whether the deadline has really passed, by the clock and the order as it now stands. */
async function strike(deps: OrderDeps, tx: Tx, { orderId, event }: Call): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const paid = (await deps.payments.feeOf(tx, orderId)) !== null;
  const now = deps.clock.now();
  const deadline = deadlinesOf(factsOf(order, paid), timesOf(order)).find((each) => each.event === event);
  if (!deadline) return;
  // Came early: the clock of the sandbox, or of this machine, was set back.
  if (deadline.at.getTime() > now.getTime()) return startClocks(tx, deps.clock, order, paid);
  if (!stepOf(factsOf(order, paid), event, 'clock') || (await isGiven(tx, order, event))) return;
  await transition(tx, deps.transitions, order, { event, by: 'clock' });
}

type Standing = 'known' | 'unknown' | 'undecided';

/**
 * Money that the bank took in time wins, even if no webhook came. Whoever paid another amount was told not to pay again, so their time
 * stands still until somebody has decided about it.
 */
async function syncPaymentStatus({ db, payments, log }: OrderDeps, { orderId }: Call): Promise<Standing> {
  const order = await readOrder(db, orderId);
  if (order?.status !== 'ORDER_WAITING_QR_CODE_PAYMENT') return 'known';
  try {
    await payments.readBack(orderId);
    return (await payments.undecidedAmong(db, [orderId])).size > 0 ? 'undecided' : 'known';
  } catch (error) {
    log.warn({ err: error, order: orderId }, 'the bank could not be asked before a deadline');
    return 'unknown';
  }
}

/** Job: what time does to an application. It may run twice, early, or on two instances at once, and does it once. */
export const createDeadlines = (deps: OrderDeps) => async (given: unknown) => {
  const call = payload.parse(given);
  const standing = await syncPaymentStatus(deps, call);
  if (standing === 'undecided' || (standing === 'unknown' && call.tries < RESCHEDULE.times)) {
    const later = addSeconds(deps.clock.now(), RESCHEDULE.seconds);
    const tries = call.tries + (standing === 'unknown' ? 1 : 0);
    return rescheduleDeadline(deps.db, deps.clock, { ...call, tries }, later);
  }
  return transaction(deps.db, (tx) => strike(deps, tx, call));
};
