import type { OrderStatus } from '@punkt/domain/order-status';
import type { OrderRow } from '../tables.ts';

/** An application comes to staff twice: to be approved, and to be activated. Each time it is a case of its own queue. */
export const APPLICATION = 'application';
export const ACTIVATION = 'activation';
type Queue = typeof APPLICATION | typeof ACTIVATION;

const ACTIVATING: readonly OrderStatus[] = [
  'ORDER_PICKPOINT_READY_ACTIVATE',
  'ORDER_REMARK',
  'ORDER_PICKPOINT_CREATED',
];

const isActivating = ({ status }: Pick<OrderRow, 'status'>): boolean => ACTIVATING.includes(status);

/** The queues that have a case of it, in the order in which their audiences are locked. */
export const queuesOf = (order: Pick<OrderRow, 'status'>): readonly Queue[] =>
  isActivating(order) ? [APPLICATION, ACTIVATION] : [APPLICATION];

/** Where its owner's questions are answered. */
export const queueNow = (order: Pick<OrderRow, 'status'>): Queue =>
  isActivating(order) ? ACTIVATION : APPLICATION;

/** It waits in one queue at a time. */
export const waitsIn = (queue: Queue, order: OrderRow, waits: boolean): boolean =>
  waits && (queue === ACTIVATION) === isActivating(order);

/** The list of the queue that it stands in. Seen from the approvals, an activation goes on with what they accepted. */
export function stageIn(queue: Queue, order: OrderRow, waits: boolean): string {
  if (waitsIn(queue, order, waits)) return 'waiting';
  if (queue === ACTIVATION) return order.status === 'ORDER_REMARK' ? 'rework' : 'closed';
  return isActivating(order) && order.status !== 'ORDER_PICKPOINT_CREATED' ? 'accepted' : order.stage;
}
