import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

interface LedgerSum {
  readonly currency: string;
  readonly kind: 'received' | 'credited' | 'kept' | 'refunded' | 'late_refund';
  readonly ledger: number;
  readonly payments: number;
}

interface Difference {
  readonly attempt_id: string;
  readonly order_id: number;
  readonly currency: string;
  readonly what: 'received' | 'end' | 'refund';
  readonly ledger: number | null;
  readonly payments: number | null;
}

export interface Comparison {
  readonly payments: number;
  readonly sums: readonly LedgerSum[];
  /** How many payments differ. */
  readonly differing: number;
  /** The first hundred. */
  readonly differences: readonly Difference[];
}

export interface LedgerCheck extends Comparison {
  readonly at: Date;
  readonly asked_by: string | null;
}

/**
 * Every payment, once by the ledger and once by the tables that payments live in. One statement sees one moment, so what happens
 * meanwhile is in both or in neither.
 * - received: the attempt succeeded, and the money has a home: a fee, or a way back for what came too late, or a decision to come;
 * - end: what became of the fee, kind and amount;
 * - refund: what the ledger says is to go back is owed to the bank.
 */
export async function compareLedger(tx: Tx): Promise<Comparison> {
  // Reads every payment there is; nobody's request waits for it.
  await sql`set local statement_timeout = '5min'`.execute(tx);
  const { rows } = await sql<Comparison>`with
    ledgered as (select attempt_id, max(order_id) as order_id, max(currency) as currency,
        sum(amount) filter (where kind = 'received') as received,
        max(kind) filter (where kind <> 'received') as end_kind,
        sum(amount) filter (where kind <> 'received') as end_amount,
        sum(amount) filter (where kind in ('refunded', 'late_refund')) as back
      from ledger group by attempt_id),
    paid as (select attempt.id as attempt_id, attempt.order_id, attempt.currency, attempt.amount,
        attempt.status = 'succeeded' and (fee.attempt_id is not null or refund.late or attempt.asked_amount is not null) as home,
        coalesce(fee.amount, refund.amount, case when attempt.asked_amount is not null then attempt.amount end) as kept_amount,
        case when fee.attempt_id is not null then fee.outcome when refund.late then 'late_refund' end as end_kind,
        case when fee.outcome is not null then fee.amount when fee.attempt_id is null and refund.late then refund.amount end
          as end_amount,
        refund.amount as back
      from payment_attempts as attempt
      left join fees as fee on fee.attempt_id = attempt.id
      left join refunds as refund on refund.attempt_id = attempt.id
      where attempt.status = 'succeeded' or fee.attempt_id is not null or refund.attempt_id is not null),
    pairs as materialized (select coalesce(paid.attempt_id, ledgered.attempt_id) as attempt_id,
        coalesce(paid.order_id, ledgered.order_id) as order_id, coalesce(paid.currency, ledgered.currency) as currency,
        ledgered.currency is not distinct from paid.currency as same_currency,
        ledgered.received as ledger_received,
        case when paid.home then case when paid.amount is distinct from ledgered.received then paid.amount
          else paid.kept_amount end end as paid_received,
        ledgered.end_kind as ledger_end, paid.end_kind as paid_end,
        ledgered.end_amount as ledger_end_amount, paid.end_amount as paid_end_amount,
        ledgered.back as ledger_back, paid.back as paid_back
      from paid full join ledgered on ledgered.attempt_id = paid.attempt_id),
    found as (
      select attempt_id, order_id, currency, 'received' as what, ledger_received as ledger, paid_received as payments
        from pairs where ledger_received is distinct from paid_received or not same_currency
      union all select attempt_id, order_id, currency, 'end', ledger_end_amount, paid_end_amount
        from pairs where ledger_end is distinct from paid_end or ledger_end_amount is distinct from paid_end_amount
      union all select attempt_id, order_id, currency, 'refund', ledger_back, paid_back
        from pairs where ledger_back is distinct from paid_back),
    figures as (
      select currency, 'received' as kind, ledger_received as ledger, paid_received as payments from pairs
      union all select currency, ledger_end, ledger_end_amount, null from pairs where ledger_end is not null
      union all select currency, paid_end, null, paid_end_amount from pairs where paid_end is not null),
    sums as (select currency, kind, coalesce(sum(ledger), 0) as ledger, coalesce(sum(payments), 0) as payments
      from figures group by currency, kind order by currency, kind)
    select (select count(*) from pairs) as payments,
      (select coalesce(json_agg(sums), '[]') from sums) as sums,
      (select count(distinct attempt_id) from found) as differing,
      (select coalesce(json_agg(named), '[]')
        from (select * from found order by order_id desc, attempt_id, what limit 100) as named) as differences`.execute(
    tx,
  );
  const [comparison] = rows;
  if (!comparison) throw new Error('a comparison without a result');
  return comparison;
}

export async function insertCheck(
  tx: Tx,
  at: Date,
  askedBy: string | null,
  found: Comparison,
): Promise<void> {
  await sql`insert into ledger_checks (at, asked_by, payments, sums, differing, differences) values (${at}, ${askedBy},
    ${found.payments}, ${JSON.stringify(found.sums)}, ${found.differing}, ${JSON.stringify(found.differences)})`.execute(
    tx,
  );
}

export async function lastCheck(db: Database): Promise<LedgerCheck | null> {
  const { rows } = await sql<LedgerCheck>`select at, asked_by, payments, sums, differing, differences
    from ledger_checks order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
