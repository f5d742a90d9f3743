import type { FeeOutcome } from '@punkt/domain/fees';
import type { MoneyState, RefundState } from '@punkt/domain/ledger';
import { type RawBuilder, sql } from 'kysely';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';

export interface MoneyFilter {
  readonly state: MoneyState;
  readonly from?: Date | undefined;
  /** Not counted in. */
  readonly until?: Date | undefined;
  /** Only these payments: what a search has found. */
  readonly ids?: readonly string[] | undefined;
}

export interface MoneyRow {
  readonly id: string;
  readonly provider_id: string | null;
  readonly order_id: number;
  readonly user_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly paid_at: Date;
  readonly outcome: FeeOutcome | null;
  readonly outcome_at: Date | null;
  readonly reason: string | null;
  readonly refund: RefundState | null;
  readonly tries: number | null;
  readonly late: boolean | null;
  readonly refund_created: Date | null;
  readonly done: Date | null;
  readonly asked_amount: number | null;
  readonly asked_currency: string | null;
  readonly undecided: boolean;
}

/** Each state is one table, or a part of one, in the order of the time it is about: an index of migration 0025 holds it. */
const SOURCES: Readonly<Record<MoneyState, RawBuilder<unknown>>> = {
  received: sql`select id as attempt_id, paid_at as at, amount, currency from payment_attempts where status = 'succeeded'`,
  differs: sql`select id as attempt_id, paid_at as at, amount, currency from payment_attempts as other where asked_amount is not null
    and not exists (select from fees where attempt_id = other.id) and not exists (select from refunds where attempt_id = other.id)`,
  held: sql`select attempt_id, paid_at as at, amount, currency from fees where outcome is null`,
  credited: sql`select attempt_id, outcome_at as at, amount, currency from fees where outcome = 'credited'`,
  kept: sql`select attempt_id, outcome_at as at, amount, currency from fees where outcome = 'kept'`,
  toReturn: sql`select attempt_id, created as at, amount, currency from refunds where state <> 'done'`,
  failed: sql`select attempt_id, created as at, amount, currency from refunds where state <> 'done' and state = 'failed'`,
  returned: sql`select attempt_id, done as at, amount, currency from refunds where state = 'done'`,
};

const within = ({ from, until, ids }: Omit<MoneyFilter, 'state'>) =>
  sql.join(
    [
      sql`true`,
      ...(from ? [sql`at >= ${from}`] : []),
      ...(until ? [sql`at < ${until}`] : []),
      ...(ids ? [sql`attempt_id = any (${sql.val(ids)}::uuid[])`] : []),
    ],
    sql` and `,
  );

/** Where a page goes on, in the list that is asked for. As text: a time of the database is finer than a `Date`. */
async function placeOf(db: Database | Tx, state: MoneyState, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select at::text as at from (${SOURCES[state]}) as source
    where attempt_id = ${id}`.execute(db);
  return rows[0]?.at;
}

const columns = sql`attempt.id, attempt.provider_id, attempt.order_id, attempt.user_id, attempt.amount, attempt.currency,
  coalesce(attempt.paid_at, attempt.created) as paid_at, fee.outcome, fee.outcome_at, fee.reason, refund.state as refund,
  refund.tries, refund.late, refund.created as refund_created, refund.done, attempt.asked_amount, attempt.asked_currency,
  attempt.asked_amount is not null and fee.attempt_id is null and refund.attempt_id is null as undecided`;
const joined = sql`left join fees as fee on fee.attempt_id = attempt.id
  left join refunds as refund on refund.attempt_id = attempt.id`;

/** The newest first, after the payment `before`. */
export async function readMoney(
  db: Database | Tx,
  { state, ...filter }: MoneyFilter,
  limit: number,
  before?: string,
): Promise<MoneyRow[]> {
  const place = before === undefined ? undefined : await placeOf(db, state, before);
  if (before !== undefined && place === undefined) return [];
  const after = place ? sql`and (at, attempt_id) < (${place}::timestamptz, ${before}::uuid)` : sql``;
  const { rows } = await sql<MoneyRow>`with page as materialized (
      select attempt_id, at from (${SOURCES[state]}) as source where ${within(filter)} ${after}
      order by at desc, attempt_id desc limit ${limit})
    select ${columns} from page join payment_attempts as attempt on attempt.id = page.attempt_id ${joined}
    order by page.at desc, page.attempt_id desc`.execute(db);
  return rows;
}

export async function readPayment(db: Database | Tx, id: string): Promise<MoneyRow | undefined> {
  const { rows } = await sql<MoneyRow>`select ${columns} from payment_attempts as attempt ${joined}
    where attempt.id = ${id}`.execute(db);
  return rows[0];
}

export const countMoney = (
  db: Database | Tx,
  { state, ...filter }: MoneyFilter,
  most: number,
): Promise<number> =>
  countRows(db, sql`select 1 from (${SOURCES[state]}) as source where ${within(filter)} limit ${most}`);

export interface MoneySum {
  readonly state: MoneyState;
  readonly currency: string;
  readonly sum: number;
  readonly payments: number;
}

/** One statement, so that the figures are of one moment. */
export async function readSums(
  db: Database,
  filter: Pick<MoneyFilter, 'from' | 'until'>,
): Promise<MoneySum[]> {
  const parts = Object.entries(SOURCES).map(
    ([
      state,
      source,
    ]) => sql`select ${sql.lit(state)} as state, currency, sum(amount)::bigint as sum, count(*) as payments
      from (${source}) as source where ${within(filter)} group by currency`,
  );
  const { rows } = await sql<MoneySum>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Payments of these orders, or that the bank or we call by this id. */
export async function findPayments(
  db: Database,
  orderIds: readonly number[],
  id: string | null,
  limit: number,
): Promise<string[]> {
  const received = sql`select id, paid_at from payment_attempts where status = 'succeeded' and`;
  const parts = [
    sql`${received} order_id = any (${sql.val(orderIds)}::bigint[])`,
    ...(id === null ? [] : [sql`${received} provider_id = ${id}`]),
    ...(id !== null && UUID.test(id) ? [sql`${received} id = ${id}::uuid`] : []),
  ];
  const { rows } = await sql<{ id: string }>`select id from (${sql.join(parts, sql` union `)}) as found
    order by paid_at desc limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
