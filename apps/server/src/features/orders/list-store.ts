import { OWNER_STATUSES } from '@punkt/domain/order-outlook';
import type { OrderRecord } from '@punkt/domain/order-record';
import { UNPAID_STATUSES } from '@punkt/domain/order-status';
import { sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-words.ts';
import { ORDER_HEAD, type OrderHead, type OrderTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OrderTables>();

export interface ListRequest {
  readonly field: 'created' | 'updated';
  readonly descending: boolean;
  /** Null: both. */
  readonly deleted: boolean | null;
  readonly stage?: OrderHead['stage'] | undefined;
  readonly needsOwner?: boolean;
  /** All of them, each somewhere in the number or the address. */
  readonly words?: readonly string[];
  readonly page: number;
  readonly pageSize: number;
}

/** It is the owner's turn, or their fee is at stake and they can still object. */
const needsOwner = sql<boolean>`((status in (${sql.join(OWNER_STATUSES)}) and appeal <> 'waiting')
  or (fee_at_stake and appeal = 'open'))`;

function own(
  db: Database,
  ownerId: string,
  request: Omit<ListRequest, 'field' | 'descending' | 'page' | 'pageSize'>,
) {
  const { deleted, stage, words = [] } = request;
  let orders = tables(db).selectFrom('orders').where('owner_id', '=', ownerId);
  if (deleted !== null) orders = orders.where('deleted', '=', deleted);
  if (stage) orders = orders.where('stage', '=', stage);
  if (request.needsOwner) orders = orders.where(needsOwner);
  for (const word of words)
    orders = orders.where(sql<boolean>`(id::text || ' ' || full_address) ilike ${containing(word)}`);
  return orders;
}

/** More live applications than this nobody has on one day. */
const LIVE = 200;

/** Sent and not ended, or appealed, or with a fee at stake: what an owner's day is made of. */
export const liveOrders = (db: Database, ownerId: string): Promise<OrderHead[]> =>
  tables(db)
    .selectFrom('orders')
    .select(ORDER_HEAD)
    .where('owner_id', '=', ownerId)
    .where(
      sql<boolean>`(stage in ('payment', 'waiting', 'rework', 'accepted') or appeal = 'waiting' or fee_at_stake)`,
    )
    .orderBy('id')
    .limit(LIVE)
    .execute();

/** How far the drafts among these are is told by what was filled in. */
export async function readRecords(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('orders')
    .select(['id', 'record'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, record }) => [id, record]));
}

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

/** Under the lock of the account, so that the count stays true until the commit. */
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

/** Other applications of this owner that hold a zone without being paid for. */
export async function unpaidOrders(tx: Tx, ownerId: string, besides: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from orders join geo_reservations on order_id = id
    where owner_id = ${ownerId} and id <> ${besides} and status = any (${sql.val([...UNPAID_STATUSES])}) order by id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
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
