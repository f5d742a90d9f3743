import { country } from '@punkt/domain/countries';
import { deadlinesOf } from '@punkt/domain/order-deadlines';
import type { Tx } from '../../platform/database/database.ts';
import type { Due, PaymentSubject } from '../payments/service.ts';
import type { ReviewAdmin } from '../reviews/admin.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf, feeOwed, timesOf } from './facts.ts';
import { startClocks } from './lifetimes.ts';
import type { OrderNotifications } from './order-notifications.ts';
import { changeOrder, lockOrder } from './order-store.ts';
import { APPLICATION } from './review/queues.ts';
import type { OrderRow } from './tables.ts';
import { announceOrder, transition } from './transition.ts';

/** Who searches for more than that means something narrower. */
const FOUND = 1_000;

/** The first of the clocks that end an unpaid application: money taken later than this is too late. */
function paymentDeadline(order: OrderRow): Date | null {
  if (order.status !== 'ORDER_WAITING_QR_CODE_PAYMENT') return null;
  const ends = deadlinesOf(factsOf(order, false), timesOf(order)).map(({ at }) => at.getTime());
  return new Date(Math.min(...ends));
}

function dueOf(order: OrderRow, paid: boolean): Due {
  const owed = feeOwed(order);
  const waits = order.status === 'ORDER_WAITING_QR_CODE_PAYMENT' && owed !== null;
  return {
    state: paid ? 'paid' : waits ? 'payable' : 'notDue',
    amount: owed?.amount ?? 0,
    currency: owed?.currency ?? country(order.country).currency.code,
    country: order.country,
    deadline: order.status === 'ORDER_NOT_PAID_BY_QR_CODE' ? order.since : paymentDeadline(order),
    since: waits ? order.since : null,
  };
}

/** What payments read from applications, and report to them. The lock of the application comes first, here as everywhere. */
export function createPaymentSubject(
  { payments, geo, transitions }: Pick<OrderDeps, 'payments' | 'geo' | 'transitions'>,
  notifications: Pick<OrderNotifications, 'paymentFailed' | 'paymentDiffers' | 'moneyReturned' | 'payAnew'>,
  cases: Pick<ReviewAdmin, 'find'>,
): PaymentSubject {
  return {
    payable: async (tx: Tx, ownerId, orderId) => {
      const order = await lockOrder(tx, orderId);
      if (order?.owner_id !== ownerId) return null;
      return dueOf(order, (await payments.feeOf(tx, orderId)) !== null);
    },
    paid: async (tx, orderId, paidAt) => {
      const order = await lockOrder(tx, orderId);
      const deadline = order ? paymentDeadline(order) : null;
      if (!order || !deadline || paidAt.getTime() > deadline.getTime()) return 'late';
      await transition(tx, transitions, order, { event: 'pay', by: 'payment' });
      await geo.occupy(tx, orderId);
      return 'accepted';
    },
    failed: async (tx, orderId) => {
      const order = await lockOrder(tx, orderId);
      if (order?.status === 'ORDER_WAITING_QR_CODE_PAYMENT') await notifications.paymentFailed(tx, order);
    },
    find: async (db, query) => (await cases.find(db, APPLICATION, query, FOUND)).map(Number),
    differs: async (tx, orderId) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return;
      await notifications.paymentDiffers(tx, order);
      await announceOrder(tx, transitions, order);
    },
    returned: async (tx, orderId, amount) => {
      const order = await lockOrder(tx, orderId);
      if (order) await notifications.moneyReturned(tx, order, amount);
    },
    payAnew: async (tx, orderId, amount) => {
      const order = await lockOrder(tx, orderId);
      if (order?.status !== 'ORDER_WAITING_QR_CODE_PAYMENT') return;
      const renewed = await changeOrder(tx, orderId, { since: transitions.clock.now() });
      await startClocks(tx, transitions.clock, renewed, false);
      await notifications.payAnew(tx, renewed, amount);
      await announceOrder(tx, transitions, renewed);
    },
  };
}
