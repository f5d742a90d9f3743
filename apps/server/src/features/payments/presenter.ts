import { toMajor } from '@punkt/domain/money';
import { receiptNumber } from '@punkt/domain/payments';
import type { SandboxBank } from '../../providers/payments/sandbox.ts';
import type { Attempt } from './attempt-store.ts';
import type { FeeRow } from './fee-store.ts';
import type { Facts, PaymentHistory } from './reading.ts';
import type { Started } from './starting.ts';

type SandboxPayment = NonNullable<Awaited<ReturnType<SandboxBank['find']>>>;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;
const sumOf = ({ amount, currency }: { amount: number; currency: string }) => ({ sum: amount, currency });

const payUrls = (attempt: Attempt | null) => ({
  paymentUrl: attempt?.confirmation_url ?? null,
  qr: attempt?.qr ?? null,
});

export const presentStarted = ({ due, attempt }: Started) => ({
  ...payUrls(attempt),
  data: { ...sumOf(due), sumRub: toMajor(due.amount) },
  status: attempt ? ('pending' as const) : ('paid' as const),
});

export function presentCheck({ due, fee, open, status }: Facts) {
  const money = fee ?? due;
  const sums = { ...sumOf(money), sumRub: toMajor(money.amount) };
  return { data: { status, ...sums, ...payUrls(open), deadline: iso(due.deadline) } };
}

const presentFee = (fee: FeeRow) => ({
  ...sumOf(fee),
  paid: fee.paid_at.toISOString(),
  receipt: receiptNumber(fee.number),
  outcome: fee.outcome,
  outcomeAt: iso(fee.outcome_at),
  reason: fee.reason,
});

export const presentPaymentHistory = ({ orderId, status, fee, ledger, refunds }: PaymentHistory) => ({
  orderId: String(orderId),
  status,
  fee: fee && presentFee(fee),
  ledger: ledger.map((row) => ({ kind: row.kind, ...sumOf(row), at: row.at.toISOString() })),
  refunds: refunds.map((row) => ({
    ...sumOf(row),
    state: row.state,
    late: row.late,
    created: row.created.toISOString(),
    done: iso(row.done),
  })),
});

export const presentPaymentHistoryForStaff = (history: PaymentHistory) => ({
  ...presentPaymentHistory(history),
  attempts: history.attempts.map((row) => ({
    id: row.id,
    provider: row.provider,
    providerId: row.provider_id,
    ...sumOf(row),
    status: row.status,
    created: row.created.toISOString(),
    paid: iso(row.paid_at),
    settled: iso(row.settled),
  })),
});

export const presentSandboxPayment = (row: SandboxPayment) => ({
  id: row.id,
  orderId: String(row.order_id),
  ...sumOf(row),
  status: row.status,
  deadline: iso(row.deadline),
  paysAt: iso(row.pays_at),
});
