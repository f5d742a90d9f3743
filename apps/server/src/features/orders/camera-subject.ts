import type { CameraSubject } from '../cameras/service.ts';
import { lockOrder } from './order-store.ts';
import type { OrderRow } from './tables.ts';

/** Confirmed to open, or returned from activation: from here on cameras are checked and the lock is tried. */
export const isActivating = ({ status, confirmed_to_open, deleted }: OrderRow): boolean =>
  !deleted && ((status === 'ORDER_ACCEPTED' && confirmed_to_open === true) || status === 'ORDER_REMARK');

/** What cameras read from applications. */
export const cameraSubject: CameraSubject = {
  activating: async (tx, userId, orderId) => {
    const order = await lockOrder(tx, orderId);
    return order?.owner_id === userId ? { isActivating: isActivating(order) } : null;
  },
};
