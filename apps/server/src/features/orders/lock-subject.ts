import type { LockSubject } from '../locks/service.ts';
import { isActivating } from './camera-subject.ts';
import type { OrderDeps } from './deps.ts';
import { lockOrder, readOrder } from './order-store.ts';
import { streetOf } from './review/case.ts';
import { announceOrder } from './transition.ts';

type Deps = Pick<OrderDeps, 'ownerOf' | 'transitions'>;

/** What locks read from applications. */
export const createLockSubject = ({ ownerOf, transitions }: Deps): Omit<LockSubject, 'refusalAt'> => ({
  lock: async (tx, orderId) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return null;
    return {
      ownerId: order.owner_id,
      status: order.status,
      isActivating: isActivating(order),
      isSent: !order.deleted && order.status === 'ORDER_PICKPOINT_READY_ACTIVATE',
      movesFrom: order.ex_pickpoint_id,
    };
  },
  show: async (db, orderId) => {
    const order = await readOrder(db, orderId);
    if (!order) return null;
    const { name, phone, company, inn } = await ownerOf(db, order.owner_id);
    return {
      country: order.country,
      address: order.full_address,
      title: order.city_name,
      note: streetOf(order),
      owner: company || name,
      search: [String(orderId), order.full_address, name, phone, company, inn],
    };
  },
  announce: async (tx, orderId) => {
    const order = await readOrder(tx, orderId);
    if (order) await announceOrder(tx, transitions, order);
  },
});
