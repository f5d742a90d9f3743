import type { Audience } from '@punkt/contract/events';
import { type OrderRecord, orderAddress } from '@punkt/domain/order-record';
import { type Expression, type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { isMarked, part, together } from '../../platform/database/together.ts';
import { announcing } from '../../platform/events/events.ts';
import type { CommentRow, HistoryRow, NewOrder, OrderRow, OrderTables } from './tables.ts';

/** What is searched and listed stands in columns of its own. */
export const recordColumns = (record: OrderRecord) => ({
  country: record.country,
  type_point: record.type_point,
  city_name: record.city_name,
  full_address: orderAddress(record),
  latitude: record.latitude,
  longitude: record.longitude,
  ex_pickpoint_id: record.ex_pickpoint_id === null ? null : Number(record.ex_pickpoint_id),
  record: JSON.stringify(record),
});

const tables = (db: Database | Tx) => db.withTables<OrderTables>();

export const readOrder = (db: Database | Tx, id: number): Promise<OrderRow | undefined> =>
  tables(db).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

const orderRows = (rows: Expression<OrderRow>) =>
  part<OrderRow>(rows, {
    created: true,
    updated: true,
    since: true,
    submitted: true,
    accepted: true,
    appealed: true,
    reopened: true,
  });

export const orderPart = (db: Database | Tx, id: number) =>
  orderRows(tables(db).selectFrom('orders').selectAll().where('id', '=', id));

/** Whose it is, as a value of another part. */
export const ownerOfOrder = (id: number): Expression<string> =>
  sql<string>`(select owner_id from orders where id = ${id})`;

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

interface DraftChange extends ReturnType<typeof recordColumns> {
  readonly id: number;
  readonly mark: string;
  readonly at: Date;
  readonly audiences: readonly Audience<'person'>[];
  readonly news: string;
}

/** A draft as it was filled in, with the news of it, in one statement, if it is still as it was read; else nothing. */
export const changeDraft = together(
  () => ({ orders: orderRows(sql<OrderRow>`select * from changed`) }),
  (draft: DraftChange) => [
    sql`changed as (update orders set record = ${draft.record}, country = ${draft.country}, type_point = ${draft.type_point},
      city_name = ${draft.city_name}, full_address = ${draft.full_address}, latitude = ${draft.latitude},
      longitude = ${draft.longitude}, ex_pickpoint_id = ${draft.ex_pickpoint_id}, warnings_confirmed = false,
      updated = ${draft.at}, version = version + 1 where id = ${draft.id} and ${isMarked(draft.mark)} returning *)`,
    ...announcing('changed', 'order', {
      audiences: draft.audiences,
      data: draft.news,
      at: draft.at,
    }),
  ],
);

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

/** The message that came under this name already. Whoever asks holds the application's row. */
export const readSent = (tx: Tx, orderId: number, authorId: string, clientUuid: string) =>
  tables(tx)
    .selectFrom('order_comments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('author_id', '=', authorId)
    .where('client_uuid', '=', clientUuid)
    .limit(1)
    .executeTakeFirst();

export const readComments = (db: Database | Tx, orderId: number): Promise<CommentRow[]> =>
  tables(db).selectFrom('order_comments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
