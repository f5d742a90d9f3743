import { countRows } from '../../platform/database/count-rows.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { ORDER_HEAD, type OrderHead, type OrderTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OrderTables>();

export interface ListRequest {
  readonly field: 'created' | 'updated';
  readonly descending: boolean;
  /** Null: both. */
  readonly deleted: boolean | null;
  readonly page: number;
  readonly pageSize: number;
}

const own = (db: Database, ownerId: string, { deleted }: ListRequest) => {
  const orders = tables(db).selectFrom('orders').where('owner_id', '=', ownerId);
  return deleted === null ? orders : orders.where('deleted', '=', deleted);
};

export function listOrders(db: Database, ownerId: string, request: ListRequest): Promise<OrderHead[]> {
  const { field, descending, page, pageSize } = request;
  const direction = descending ? 'desc' : 'asc';
  return own(db, ownerId, request)
    .select(ORDER_HEAD)
    .orderBy(field, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Counted no further: nobody turns so many pages, and a long list stays quick. */
const MOST = 10_000;

export const countOrders = (db: Database, ownerId: string, request: ListRequest): Promise<number> =>
  countRows(db, own(db, ownerId, request).select('deleted').limit(MOST));

/** Under the lock of the account, so that nobody slips in between. */
export async function countDrafts(tx: Tx, ownerId: string, most: number): Promise<number> {
  const rows = await tables(tx)
    .selectFrom('orders')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('stage', '=', 'draft')
    .limit(most)
    .execute();
  return rows.length;
}

/** Moves of these points that are under way: sent, and not ended. A draft keeps nobody from anything. */
export async function openMoves(
  db: Database | Tx,
  pointIds: readonly number[],
): Promise<Array<{ id: number; ex_pickpoint_id: number | null }>> {
  if (pointIds.length === 0) return [];
  return tables(db)
    .selectFrom('orders')
    .select(['id', 'ex_pickpoint_id'])
    .where('ex_pickpoint_id', 'in', pointIds)
    .where('deleted', '=', false)
    .where('status', 'not in', [
      'ORDER_DRAFT',
      'ORDER_DECLINED',
      'ORDER_CANCELED',
      'ORDER_DELETED',
      'ORDER_PICKPOINT_CREATED',
    ])
    .execute();
}
