import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { PaymentTables, RefundTable } from './tables.ts';

export type Refund = Selectable<RefundTable>;

const tables = (db: Database | Tx) => db.withTables<PaymentTables>();

export async function insertRefund(tx: Tx, refund: Insertable<RefundTable>): Promise<void> {
  await tables(tx).insertInto('refunds').values(refund).execute();
}

export async function readRefund(db: Database, attemptId: string): Promise<Refund | undefined> {
  return tables(db).selectFrom('refunds').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst();
}

export async function lockRefund(tx: Tx, attemptId: string): Promise<Refund | undefined> {
  return tables(tx)
    .selectFrom('refunds')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeRefund(
  tx: Tx,
  attemptId: string,
  change: Updateable<RefundTable>,
): Promise<void> {
  await tables(tx).updateTable('refunds').set(change).where('attempt_id', '=', attemptId).execute();
}

export async function refundsOf(db: Database | Tx, orderIds: readonly number[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return tables(db)
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created')
    .execute();
}

export async function countOpenRefunds(db: Database): Promise<Record<string, number>> {
  const rows = await tables(db)
    .selectFrom('refunds')
    .select(['state', (of) => of.fn.countAll<number>().as('count')])
    .where('state', '<>', 'done')
    .groupBy('state')
    .execute();
  return {
    due: 0,
    sent: 0,
    failed: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  };
}

export async function openRefundIds(db: Database, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('refunds')
    .select('attempt_id')
    .where('state', '<>', 'done')
    .orderBy('created')
    .limit(limit)
    .execute();
  return rows.map(({ attempt_id }) => attempt_id);
}
