import { isAccepted } from '@punkt/domain/order-status';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';
import { readOrder } from './order-store.ts';
import type { OrderTables } from './tables.ts';

/** What tickets read of an application; nothing of somebody else's. */
export async function orderForTicket(db: Database | Tx, userId: string, id: number) {
  const order = await readOrder(db, id);
  if (order?.owner_id !== userId || order.deleted) return null;
  return { id: order.id, accepted: isAccepted(order.status) };
}

/** The newest applications of a person, as support sees them beside a chat, and how many there are. */
export async function ordersBesideTicket(db: Database | Tx, userId: string, most: number) {
  const sent = db
    .withTables<OrderTables>()
    .selectFrom('orders')
    .where('owner_id', '=', userId)
    .where('deleted', '=', false)
    .where('status', '<>', 'ORDER_DRAFT');
  const newest = await sent
    .select(['id', 'status', 'full_address as address'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return { newest, total: newest.length < most ? newest.length : await countRows(db, sent.select('id')) };
}
