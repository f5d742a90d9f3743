import type { FeeOutcome } from '@punkt/domain/fees';
import { type Expression, type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { FeeTable, LedgerTable, PaymentTables, RefundTable } from './tables.ts';

export type FeeRow = Selectable<FeeTable>;
export type LedgerRow = Selectable<LedgerTable>;

const tables = (db: Database | Tx) => db.withTables<PaymentTables>();

export async function insertFee(tx: Tx, fee: Insertable<FeeTable>): Promise<void> {
  await tables(tx).insertInto('fees').values(fee).execute();
}

export async function readFees(db: Database | Tx, orderIds: readonly number[]): Promise<FeeRow[]> {
  if (orderIds.length === 0) return [];
  return tables(db).selectFrom('fees').selectAll().where('order_id', 'in', orderIds).execute();
}

/** A fee with how far the bank is with paying it back. */
export type FeeAndRefund = FeeRow & { readonly refund: RefundTable['state'] | null };

export const feesWithRefunds = (db: Database | Tx, orderIds: readonly number[]) =>
  tables(db)
    .selectFrom('fees')
    .leftJoin('refunds', 'refunds.attempt_id', 'fees.attempt_id')
    .selectAll('fees')
    .select('refunds.state as refund')
    .where('fees.order_id', 'in', orderIds);

export async function lockFee(tx: Tx, orderId: number): Promise<FeeRow | undefined> {
  return tables(tx)
    .selectFrom('fees')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeFee(
  tx: Tx,
  orderId: number,
  end: { outcome: FeeOutcome; outcome_at: Date; reason: string },
): Promise<void> {
  await tables(tx).updateTable('fees').set(end).where('order_id', '=', orderId).execute();
}

export async function feesOfPerson(db: Database, userId: string): Promise<FeeRow[]> {
  return tables(db).selectFrom('fees').selectAll().where('user_id', '=', userId).orderBy('paid_at').execute();
}

export async function addEntry(tx: Tx, entry: Insertable<LedgerTable>): Promise<void> {
  await tables(tx).insertInto('ledger').values(entry).execute();
}

/** Whether money that came has become a fee or is on its way back. */
export async function hasEnd(tx: Database | Tx, attemptId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from fees where attempt_id = ${attemptId}
    union all select 1 from refunds where attempt_id = ${attemptId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Money of another amount that has neither become a fee nor gone back. */
const undecided = sql`from payment_attempts as came where asked_amount is not null
  and not exists (select from fees where attempt_id = came.id)
  and not exists (select from refunds where attempt_id = came.id)`;

/** Of these applications, those for which such money lies here. */
export async function undecidedAmong(db: Database | Tx, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const { rows } = await sql<{
    order_id: number;
  }>`select distinct order_id ${undecided} and order_id in (${sql.join(orderIds)})`.execute(db);
  return new Set(rows.map(({ order_id }) => order_id));
}

/** The same, as a condition of a statement that reads applications. */
export const isUndecided = (orderId: Expression<number>): Expression<boolean> =>
  sql<boolean>`exists (select ${undecided} and order_id = ${orderId})`;

export async function entriesOf(db: Database | Tx, orderId: number): Promise<LedgerRow[]> {
  return tables(db).selectFrom('ledger').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** What stands on the balance of a point, in the order in which it came. */
export const entriesOfPoint = (db: Database | Tx, pointId: number): Promise<LedgerRow[]> =>
  tables(db)
    .selectFrom('ledger')
    .selectAll()
    .where('point_id', '=', pointId)
    .orderBy('id')
    .limit(200)
    .execute();

/** Sums by what became of the money; what goes back is returned once the bank has paid it. Late money never was a fee. */
export async function totalsOfPerson(db: Database, userId: string) {
  const sum = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(fees.amount) filter (where ${condition}), 0)::float8`;
  return tables(db)
    .selectFrom('fees')
    .leftJoin('refunds', 'refunds.attempt_id', 'fees.attempt_id')
    .select([
      'fees.currency',
      sum(sql`outcome is null`).as('held'),
      sum(sql`outcome = 'credited'`).as('credited'),
      sum(sql`outcome = 'refunded' and refunds.state = 'done'`).as('returned'),
      sum(sql`outcome = 'refunded' and refunds.state is distinct from 'done'`).as('returning'),
      sum(sql`outcome = 'kept'`).as('kept'),
    ])
    .where('fees.user_id', '=', userId)
    .groupBy('fees.currency')
    .orderBy('fees.currency')
    .execute();
}
