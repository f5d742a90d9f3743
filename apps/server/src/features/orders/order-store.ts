import type { Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import type { CommentRow, HistoryRow, NewOrder, OrderRow, OrderTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OrderTables>();

export const readOrder = (db: Database | Tx, id: number): Promise<OrderRow | undefined> =>
  tables(db).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

/** Every change of an order begins with this lock: a second transaction waits, and then sees what the first has done. */
export const lockOrder = (tx: Tx, id: number): Promise<OrderRow | undefined> =>
  tables(tx).selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findDraft = (tx: Tx, ownerId: string, clientUuid: string): Promise<OrderRow | undefined> =>
  tables(tx)
    .selectFrom('orders')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** Returns nothing when the same draft was just made by a request that overtook this one. */
export const insertOrder = (tx: Tx, row: NewOrder): Promise<OrderRow | undefined> =>
  tables(tx)
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'client_uuid']).where('client_uuid', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** Every change makes a new version. */
export const changeOrder = (
  tx: Tx,
  id: number,
  changes: Updateable<OrderTables['orders']>,
): Promise<OrderRow> =>
  tables(tx)
    .updateTable('orders')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The application that a point came out of; none for points from before. */
export const orderOfPoint = (tx: Tx, pointId: number): Promise<Pick<OrderRow, 'id'> | undefined> =>
  tables(tx).selectFrom('orders').select('id').where('pickpoint_id', '=', pointId).executeTakeFirst();

export async function addHistory(tx: Tx, row: Insertable<OrderTables['order_history']>): Promise<void> {
  await tables(tx).insertInto('order_history').values(row).execute();
}

/** What happened to it and what was said, beside whatever else its page shows. */
export const talkParts = (db: Database | Tx, orderId: number) => ({
  history: part<HistoryRow>(
    tables(db).selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('id'),
    { at: true },
  ),
  comments: part<CommentRow>(
    tables(db).selectFrom('order_comments').selectAll().where('order_id', '=', orderId).orderBy('id'),
    { at: true },
  ),
});

/** The step that brought it where it stands: what an appeal is about. */
export const readLastChange = (tx: Tx, { id, status }: OrderRow): Promise<HistoryRow> =>
  tables(tx)
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', id)
    .where('to_status', '=', status)
    .where('from_status', 'is distinct from', status)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

export async function hasEventSince(tx: Tx, orderId: number, event: string, since: Date): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('event', '=', event)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const addComment = (tx: Tx, row: Insertable<OrderTables['order_comments']>): Promise<CommentRow> =>
  tables(tx).insertInto('order_comments').values(row).returningAll().executeTakeFirstOrThrow();

export const readComments = (db: Database | Tx, orderId: number): Promise<CommentRow[]> =>
  tables(db).selectFrom('order_comments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
