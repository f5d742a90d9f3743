import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface SandboxPayment {
  readonly id: string;
  readonly order_id: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'pending' | 'paid' | 'failed' | 'canceled';
  readonly created: Date;
  readonly deadline: Date | null;
  readonly paid_at: Date | null;
  /** The money is on its way and comes then, whatever anybody does. */
  readonly pays_at: Date | null;
  readonly refund_id: string | null;
}

export type NewSandboxPayment = Pick<
  SandboxPayment,
  'id' | 'order_id' | 'amount' | 'currency' | 'created' | 'deadline'
> & { readonly key: string };

/** The same key answers the same payment. */
export async function insertPayment(db: Database, payment: NewSandboxPayment): Promise<SandboxPayment> {
  const { id, key, order_id, amount, currency, created, deadline } = payment;
  const { rows } = await sql<SandboxPayment>`
    insert into sandbox_payments (id, idempotence_key, order_id, amount, currency, created, deadline)
    values (${id}, ${key}, ${order_id}, ${amount}, ${currency}, ${created}, ${deadline})
    on conflict (idempotence_key) do update set idempotence_key = excluded.idempotence_key
    returning *`.execute(db);
  if (!rows[0]) throw new Error('the bank of the sandbox kept nothing');
  return rows[0];
}

/** Money whose time has come is there as soon as anybody looks. */
export async function readPayment(db: Database, id: string, now: Date): Promise<SandboxPayment | undefined> {
  await sql`update sandbox_payments set status = 'paid', paid_at = pays_at
    where id = ${id} and status = 'pending' and pays_at <= ${now}`.execute(db);
  const { rows } = await sql<SandboxPayment>`select * from sandbox_payments where id = ${id}`.execute(db);
  return rows[0];
}

/** Only what waits can be paid, refused or stopped, and nothing that is on its way. */
export async function endPayment(
  db: Database,
  id: string,
  status: 'paid' | 'failed' | 'canceled',
  paidAt: Date | null,
): Promise<void> {
  await sql`update sandbox_payments set status = ${status}, paid_at = ${paidAt}
    where id = ${id} and status = 'pending' and pays_at is null`.execute(db);
}

export async function payLater(db: Database, id: string, at: Date): Promise<void> {
  await sql`update sandbox_payments set pays_at = ${at}
    where id = ${id} and status = 'pending' and pays_at is null`.execute(db);
}

/** One full refund per payment: the second asks in vain, unless it is the first one repeated. */
export async function refundPayment(db: Database, id: string, refundId: string, key: string) {
  const { rows } = await sql<{ refund_id: string }>`update sandbox_payments
    set refund_id = coalesce(refund_id, ${refundId}), refund_key = ${key}
    where id = ${id} and status = 'paid' and (refund_key is null or refund_key = ${key})
    returning refund_id`.execute(db);
  return rows[0]?.refund_id;
}
