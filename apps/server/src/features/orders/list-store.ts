import { OWNER_STATUSES } from '@punkt/domain/order-outlook';
import type { OrderRecord } from '@punkt/domain/order-record';
import { ACCEPTED_STATUSES, UNPAID_STATUSES } from '@punkt/domain/order-status';
import { type Expression, sql } from 'kysely';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-words.ts';
import { part } from '../../platform/database/together.ts';
import { ORDER_HEAD, type OrderHead, type OrderTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OrderTables>();

export interface ListRequest {
  readonly field: 'created' | 'updated';
  readonly descending: boolean;
  /** Null: both. */
  readonly deleted: boolean | null;
  readonly stage?: OrderHead['stage'] | undefined;
  readonly needsOwner?: boolean;
  /** Approved, whatever came after. */
  readonly accepted?: boolean;
  /** All of them, each somewhere in the number or the address. */
  readonly words?: readonly string[];
  readonly page: number;
  readonly pageSize: number;
}

/** Whether money of another amount waits for a decision: its owner was told not to pay again. */
type IsUndecided = (orderId: Expression<number>) => Expression<boolean>;

/** It is the owner's turn, or their fee is at stake and they can still object. */
const needsOwner = (isUndecided: IsUndecided) => sql<boolean>`((status in (${sql.join(OWNER_STATUSES)})
    and appeal <> 'waiting' and not (status = 'ORDER_WAITING_QR_CODE_PAYMENT' and ${isUndecided(sql.ref('orders.id'))}))
  or (fee_at_stake and appeal = 'open'))`;

function own(
  db: Database,
  ownerId: string,
  request: Omit<ListRequest, 'field' | 'descending' | 'page' | 'pageSize'>,
  isUndecided: IsUndecided,
) {
  const { deleted, stage, words = [] } = request;
  let orders = tables(db).selectFrom('orders').where('owner_id', '=', ownerId);
  if (deleted !== null) orders = orders.where('deleted', '=', deleted);
  if (stage) orders = orders.where('stage', '=', stage);
  if (request.accepted) orders = orders.where('status', 'in', ACCEPTED_STATUSES);
  if (request.needsOwner) orders = orders.where(needsOwner(isUndecided));
  for (const word of words)
    orders = orders.where(sql<boolean>`(id::text || ' ' || full_address) ilike ${containing(word)}`);
  return orders;
}

/** More live applications than this nobody has on one day. */
const LIVE = 200;

/** How far a draft is is told by what was filled in. */
const draft = sql<OrderRecord | null>`case when status = 'ORDER_DRAFT' then record end`;

/** What a list needs of an application. */
export interface ListedOrder extends OrderHead {
  readonly draft: OrderRecord | null;
}

/** Sent and not ended, or appealed, or with a fee at stake: what an owner's day is made of. */
export const liveOrders = (db: Database, ownerId: string): Promise<ListedOrder[]> =>
  tables(db)
    .selectFrom('orders')
    .select(ORDER_HEAD)
    .select(draft.as('draft'))
    .where('owner_id', '=', ownerId)
    .where(
      sql<boolean>`(stage in ('payment', 'waiting', 'rework', 'accepted') or appeal = 'waiting' or fee_at_stake)`,
    )
    .orderBy('id')
    .limit(LIVE)
    .execute();

/** Counted no further: nobody turns so many pages, and a long list stays quick. */
const MOST = 10_000;

/** A page and how many there are, in one statement. */
export async function listOrders(
  db: Database,
  ownerId: string,
  request: ListRequest,
  isUndecided: IsUndecided,
): Promise<{ readonly orders: ListedOrder[]; readonly total: number }> {
  const { field, descending, page, pageSize } = request;
  const direction = descending ? 'desc' : 'asc';
  const counted = own(db, ownerId, request, isUndecided).select('deleted').limit(MOST);
  const orders = await own(db, ownerId, request, isUndecided)
    .select(ORDER_HEAD)
    .select([draft.as('draft'), sql<number>`(select count(*) from (${counted}) as counted)`.as('total')])
    .orderBy(field, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  // Behind the last page nothing says how many there are.
  const total = orders[0]?.total ?? (page === 1 ? 0 : await countRows(db, counted));
  return { orders, total };
}

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

/** Moves that are under way: sent, and not ended. A draft keeps nobody from anything. */
const moves = (db: Database | Tx) =>
  tables(db)
    .selectFrom('orders')
    .select(['id', 'ex_pickpoint_id'])
    .where('deleted', '=', false)
    .where('status', 'not in', [
      'ORDER_DRAFT',
      'ORDER_DECLINED',
      'ORDER_CANCELED',
      'ORDER_DELETED',
      'ORDER_PICKPOINT_CREATED',
    ]);

/** Of this point. */
export const openMoves = (db: Database | Tx, pointId: number) =>
  moves(db).where('ex_pickpoint_id', '=', pointId).execute();

/** The same, to be read beside the point. */
export const movesPart = (db: Database | Tx, pointId: number) =>
  part(moves(db).where('ex_pickpoint_id', '=', pointId), {});

/** Whether there is one, as a column of a statement that reads points. */
export const isMoving = (db: Database | Tx, pointId: Expression<number>): Expression<boolean> =>
  sql<boolean>`exists ${moves(db).where('ex_pickpoint_id', '=', pointId)}`;
