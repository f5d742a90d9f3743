import { ENTITY_TYPES } from '@punkt/domain/files';
import { isFinal } from '@punkt/domain/order-status';
import type { Database } from '../../platform/database/database.ts';
import type { FilePolicy } from '../files/policy.ts';
import { readOrder } from './order-store.ts';

const ORDER_NUMBER = /^[1-9]\d{0,14}$/;

/** Files of an application may be attached by its owner while it is open, and read by its owner; staff are checked elsewhere. */
export function createOrderFilePolicy(db: Database): FilePolicy {
  const orderOf = async (userId: string, entityId: string) => {
    const order = ORDER_NUMBER.test(entityId) ? await readOrder(db, Number(entityId)) : undefined;
    return order?.owner_id === userId ? order : undefined;
  };
  return {
    mayAttach: async ({ userId }, entityId) => {
      const order = await orderOf(userId, entityId);
      return order !== undefined && !isFinal(order.status);
    },
    mayRead: async ({ userId }, { entityId }) => (await orderOf(userId, entityId)) !== undefined,
  };
}

export const ORDER_FILES = ENTITY_TYPES.order;
