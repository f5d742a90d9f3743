import type { FeeOutcome } from '@punkt/domain/fees';
import type { AttemptStatus } from '@punkt/domain/payments';
import type { GeneratedAlways } from 'kysely';

/** `settled`: nothing more can come from the provider. An attempt that we canceled may still bring money until then. */
export interface AttemptTable {
  id: string;
  order_id: number;
  user_id: string;
  provider: string;
  provider_id: string | null;
  /** What we ask for; once money has come, what came. */
  amount: number;
  currency: string;
  /** What we had asked for, where the bank took another amount. */
  asked_amount: number | null;
  asked_currency: string | null;
  status: AttemptStatus;
  confirmation_url: string | null;
  qr: string | null;
  idempotence_key: string;
  created: Date;
  checked: Date | null;
  paid_at: Date | null;
  settled: Date | null;
}

export interface FeeTable {
  order_id: number;
  /** Of the receipt. */
  number: GeneratedAlways<number>;
  user_id: string;
  amount: number;
  currency: string;
  paid_at: Date;
  attempt_id: string;
  outcome: FeeOutcome | null;
  outcome_at: Date | null;
  reason: string | null;
}

export interface LedgerTable {
  id: GeneratedAlways<number>;
  order_id: number;
  attempt_id: string;
  kind: 'received' | 'late_refund' | FeeOutcome;
  amount: number;
  currency: string;
  at: Date;
  /** The point on whose balance it stands. */
  point_id: number | null;
}

export interface RefundTable {
  attempt_id: string;
  order_id: number;
  amount: number;
  currency: string;
  late: boolean;
  state: 'due' | 'sent' | 'done' | 'failed';
  provider_id: string | null;
  idempotence_key: string;
  tries: number;
  created: Date;
  done: Date | null;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type PaymentTables = {
  payment_attempts: AttemptTable;
  fees: FeeTable;
  ledger: LedgerTable;
  refunds: RefundTable;
};
