import { erasedFields } from '@punkt/domain/order-record';
import { FINAL_STATUSES } from '@punkt/domain/order-status';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { OrderRow, OrderTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OrderTables>();

/** All of a person's applications, and what was said and done about them; names of staff are left out. */
export async function exportOrders(db: Database, ownerId: string) {
  const orders = await tables(db)
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'deleted',
      'created',
      'updated',
      'submitted',
      'accepted',
      'confirmed_to_open',
      'referral_code',
      'remarks',
      'record',
      'returned',
      'approved_files',
      'pickpoint_id',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return { orders, history: [], comments: [] };
  const history = await tables(db)
    .selectFrom('order_history')
    .select(['order_id', 'at', 'event', 'actor', 'from_status', 'to_status', 'comment'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const comments = await tables(db)
    .selectFrom('order_comments')
    .select(['order_id', 'at', 'send_by', 'comment'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  return { orders, history, comments };
}

/** Sent, and neither refused nor ended nor opened; or ended, and an objection waits for its answer. */
export async function hasLiveOrders(tx: Tx, ownerId: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('orders')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where((where) =>
      where.or([
        where('status', 'not in', [...FINAL_STATUSES, 'ORDER_DRAFT']),
        where('appeal', '=', 'waiting'),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** In one order, so that two who lock them all go one after the other. */
export async function lockOrders(tx: Tx, ownerId: string): Promise<void> {
  await tables(tx)
    .selectFrom('orders')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Of a person whose applications are locked. */
export const readDrafts = (tx: Tx, ownerId: string): Promise<OrderRow[]> =>
  tables(tx)
    .selectFrom('orders')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'ORDER_DRAFT')
    .orderBy('id')
    .execute();

/** Ends that could still be appealed: whoever goes gives that up, and what is at stake gets its outcome. */
export const readAppealable = (tx: Tx, ownerId: string): Promise<OrderRow[]> =>
  tables(tx)
    .selectFrom('orders')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('appeal', '=', 'open')
    .orderBy('id')
    .execute();

export async function blankOrders(tx: Tx, ownerId: string): Promise<void> {
  await tables(tx)
    .updateTable('orders')
    .set({
      record: sql<string>`record || ${JSON.stringify(erasedFields())}::jsonb`,
      referral_code: '',
      remarks: '[]',
      approved_files: null,
      client_uuid: null,
      returned: null,
    })
    .where('owner_id', '=', ownerId)
    .execute();
  const own = tables(tx).selectFrom('orders').select('id').where('owner_id', '=', ownerId);
  await tables(tx).deleteFrom('order_comments').where('order_id', 'in', own).execute();
  await tables(tx).updateTable('order_history').set({ comment: '' }).where('order_id', 'in', own).execute();
}
