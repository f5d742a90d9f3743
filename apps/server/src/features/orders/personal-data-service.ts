import type { Contributor } from '../../platform/personal-data/contributors.ts';
import type { OrderDeps } from './deps.ts';
import { lockOrderCreation } from './own.ts';
import {
  blankOrders,
  exportOrders,
  hasLiveOrders,
  lockOrders,
  readAppealable,
  readDrafts,
} from './personal-data-store.ts';
import { transition } from './transition.ts';

/** Applications of a person. One that goes on holds a place, money or an operator's time: it is ended first. */
export const createOrdersPersonalData = ({
  db,
  transitions,
}: Pick<OrderDeps, 'db' | 'transitions'>): Contributor => ({
  name: 'orders',
  exportOf: async (userId) => ({ data: await exportOrders(db, userId) }),
  /** All of them and no more to come: payments, zones and files of an application are locked under its row alone. */
  lock: async (tx, userId) => {
    await lockOrderCreation(tx, userId);
    await lockOrders(tx, userId);
  },
  duties: async (tx, userId) => ((await hasLiveOrders(tx, userId)) ? ['orders_open'] : []),
  erase: async (tx, userId) => {
    for (const order of await readDrafts(tx, userId))
      await transition(tx, transitions, order, { event: 'delete', by: 'owner' });
    for (const order of await readAppealable(tx, userId))
      await transition(tx, transitions, order, { event: 'closeAppeal', by: 'clock' });
    await blankOrders(tx, userId);
  },
});
