import type { FeeOutcome } from '@punkt/domain/fees';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { FeeTable, LedgerTable, PaymentTables } from './tables.ts';

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

export async function entriesOf(db: Database | Tx, orderId: number): Promise<LedgerRow[]> {
  return tables(db).selectFrom('ledger').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}
