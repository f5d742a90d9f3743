import { randomUUID } from 'node:crypto';
import { toPerson } from '@punkt/contract/events';
import type { FeeOutcome } from '@punkt/domain/fees';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import { type Attempt, changeAttempt, lockUnsettled } from './attempt-store.ts';
import { addEntry, closeFee, lockFee } from './fee-store.ts';
import { pollSoon, refundSoon } from './jobs.ts';
import { insertRefund } from './refund-store.ts';

type Paid = Pick<Attempt, 'order_id' | 'amount' | 'currency'> & { readonly attempt_id: string };

/** Owed from this commit on: the job that pays it back exists if and only if the decision does. */
export async function oweRefund(tx: Tx, clock: Clock, paid: Paid, late: boolean): Promise<void> {
  const { attempt_id, order_id, amount, currency } = paid;
  await insertRefund(tx, {
    attempt_id,
    order_id,
    amount,
    currency,
    late,
    state: 'due',
    provider_id: null,
    idempotence_key: randomUUID(),
    tries: 0,
    created: clock.now(),
    done: null,
  });
  await refundSoon(tx, clock, attempt_id);
}

/**
 * Gives a fee its one outcome, in the caller's transaction and under the lock of the application. The same again changes nothing;
 * another one is a mistake of ours, and says so. Without a fee there is nothing to decide.
 */
export async function recordFeeOutcome(
  tx: Tx,
  clock: Clock,
  orderId: number,
  outcome: FeeOutcome,
  reason: string,
  pointId: number | null = null,
): Promise<void> {
  const fee = await lockFee(tx, orderId);
  if (!fee || fee.outcome === outcome) return;
  if (fee.outcome) throw new Error(`the fee of order ${orderId} was ${fee.outcome}, it can't be ${outcome}`);
  const now = clock.now();
  const { attempt_id, amount, currency } = fee;
  await closeFee(tx, orderId, { outcome, outcome_at: now, reason });
  const end = { order_id: orderId, attempt_id, kind: outcome, amount, currency, at: now };
  await addEntry(tx, { ...end, point_id: pointId });
  if (outcome === 'refunded') await oweRefund(tx, clock, fee, false);
}

interface FeePayer {
  readonly orderId: number;
  readonly userId: string;
}

/** Makes the owner's open pages read again. Separate from the decision: locks of audiences come last, see `transition`. */
export const announceFeeOutcome = (
  tx: Tx,
  clock: Clock,
  { orderId, userId }: FeePayer,
  outcome: FeeOutcome,
) => announce(tx, clock, toPerson(userId), 'payment', { orderId: String(orderId), outcome });

/**
 * For an application that ended or was sent back: its attempts are over for the partner. The bank is asked to stop them; money
 * that comes all the same goes the way of completion, which finds nobody waiting and pays it back.
 */
export async function cancelOpen(tx: Tx, clock: Clock, orderId: number): Promise<void> {
  for (const { id, status } of await lockUnsettled(tx, orderId)) {
    if (status !== 'pending') continue;
    await changeAttempt(tx, id, { status: 'canceled' });
    await pollSoon(tx, clock, id);
  }
}
