import type { Contributor } from '../../platform/personal-data/contributors.ts';
import type { OrderDeps } from './deps.ts';
import { holdAdding } from './own.ts';
import { blankOrders, exportOrders, hasLiveOrders, lockOrders, readDrafts } from './personal-data-store.ts';
import { transition } from './transition.ts';

/** Applications of a person. One that goes on holds a place, money or an operator's time: it is ended first. */
export const createOrdersPersonalData = ({
  db,
  transitions,
}: Pick<OrderDeps, 'db' | 'transitions'>): Contributor => ({
  name: 'orders',
  exportOf: async (userId) => ({ data: await exportOrders(db, userId) }),
  /** All of them and no more to come: payments, zones and files of an application are locked under its row alone. */
  hold: async (tx, userId) => {
    await holdAdding(tx, userId);
    await lockOrders(tx, userId);
  },
  duties: async (tx, userId) => ((await hasLiveOrders(tx, userId)) ? ['orders_open'] : []),
  erase: async (tx, userId) => {
    for (const order of await readDrafts(tx, userId))
      await transition(tx, transitions, order, { event: 'delete', by: 'owner' });
    await blankOrders(tx, userId);
  },
});
