import { toPerson } from '@punkt/contract/events';
import type { MoneyDecision } from '@punkt/domain/ledger';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import { Failure } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { ProviderPayment } from '../../providers/payments/port.ts';
import { type Attempt, changeAttempt, lockAttempt, readAttempt } from './attempt-store.ts';
import type { PaymentDeps } from './deps.ts';
import { addEntry, hasEnd, insertFee, lockFee } from './fee-store.ts';
import { DIFFERS_JOB } from './jobs.ts';
import { cancelOpen, oweRefund } from './outcomes.ts';
import type { Due } from './subject.ts';

const announcePayment = (tx: Tx, { clock }: PaymentDeps, { user_id, order_id }: Attempt, status: string) =>
  announce(tx, clock, toPerson(user_id), 'payment', { orderId: String(order_id), status });

/** Money for something else than what is asked for now is not taken, nor a second time for the same. */
async function isWanted(tx: Tx, { subject }: PaymentDeps, attempt: Attempt, due: Due | null, paidAt: Date) {
  if (due?.amount !== attempt.amount || due.currency !== attempt.currency) return false;
  if (await lockFee(tx, attempt.order_id)) return false;
  return (await subject.paid(tx, attempt.order_id, paidAt)) === 'accepted';
}

async function receive(
  tx: Tx,
  deps: PaymentDeps,
  attempt: Attempt,
  due: Due | null,
  payment: ProviderPayment,
): Promise<void> {
  const { id, order_id, user_id, amount, currency } = attempt;
  if (payment.amount !== amount || payment.currency !== currency)
    return receiveOther(tx, deps, attempt, due, payment);
  const now = deps.clock.now();
  const paidAt = payment.paidAt ?? now;
  const entry = { order_id, attempt_id: id, amount, currency, at: now };
  await changeAttempt(tx, id, { status: 'succeeded', paid_at: paidAt, settled: now });
  await addEntry(tx, { ...entry, kind: 'received' });
  const wanted = await isWanted(tx, deps, attempt, due, paidAt);
  if (wanted) {
    await insertFee(tx, { order_id, user_id, amount, currency, paid_at: paidAt, attempt_id: id });
    // Nobody should pay a second time through an attempt that is still open.
    await cancelOpen(tx, deps.clock, order_id);
  } else {
    await addEntry(tx, { ...entry, kind: 'late_refund' });
    await oweRefund(tx, deps.clock, entry, true);
    await deps.subject.returned(tx, order_id, amount);
  }
  await announcePayment(tx, deps, attempt, wanted ? 'paid' : 'late');
}

/** Money that came in time for something that still waits for it. */
const cameInTime = (due: Due | null, paidAt: Date): boolean =>
  due?.state === 'payable' && due.deadline !== null && paidAt <= due.deadline;

async function returnOther(tx: Tx, deps: PaymentDeps, attempt: Attempt, due: Due | null, paidAt: Date) {
  const { id, order_id, amount, currency } = attempt;
  const entry = { order_id, attempt_id: id, amount, currency, at: deps.clock.now() };
  await addEntry(tx, { ...entry, kind: 'late_refund' });
  await oweRefund(tx, deps.clock, entry, true);
  // Whoever paid in time was told not to pay again until now.
  if (cameInTime(due, paidAt)) await deps.subject.payAnew(tx, order_id, amount);
  else await deps.subject.returned(tx, order_id, amount);
}

/**
 * The bank took another amount than we asked for. The money is here, so it is booked as it came; whether it counts as the fee or goes
 * back is a person's decision, unless nothing waits for it any more: then it goes back like any late money. Neither the bank nor we would know
 * better by asking again.
 */
async function receiveOther(
  tx: Tx,
  deps: PaymentDeps,
  attempt: Attempt,
  due: Due | null,
  { amount, currency, paidAt }: ProviderPayment,
): Promise<void> {
  if (amount <= 0) return endAttempt(tx, deps, attempt, due);
  const { id, order_id } = attempt;
  const now = deps.clock.now();
  deps.log.error({ attempt: id, asked: attempt.amount, came: amount }, 'the bank took another amount');
  await changeAttempt(tx, id, {
    status: 'succeeded',
    paid_at: paidAt ?? now,
    settled: now,
    amount,
    currency,
    asked_amount: attempt.amount,
    asked_currency: attempt.currency,
  });
  await addEntry(tx, { order_id, attempt_id: id, amount, currency, at: now, kind: 'received' });
  // Nobody is led to the bank again meanwhile.
  await cancelOpen(tx, deps.clock, order_id);
  if (cameInTime(due, paidAt ?? now)) {
    await deps.subject.differs(tx, order_id);
    await enqueue(tx, deps.clock, { name: DIFFERS_JOB, payload: { order: order_id } });
  } else await returnOther(tx, deps, { ...attempt, amount, currency }, due, paidAt ?? now);
  await announcePayment(tx, deps, attempt, 'late');
}

/** Of money that came in another amount: it counts as the fee after all, or goes back. Under the lock of the application. */
export async function decideOther(
  tx: Tx,
  deps: PaymentDeps,
  found: Attempt,
  decision: MoneyDecision,
): Promise<void> {
  const due = await deps.subject.payable(tx, found.user_id, found.order_id);
  const attempt = await lockAttempt(tx, found.id);
  if (!attempt || attempt.asked_amount === null || (await hasEnd(tx, attempt.id)))
    throw new Failure('conflict');
  const { id, order_id, user_id, amount, currency, paid_at } = attempt;
  const paidAt = paid_at ?? deps.clock.now();
  if (decision === 'accept') {
    const wanted = due?.state === 'payable' && due.currency === currency && !(await lockFee(tx, order_id));
    if (!wanted || (await deps.subject.paid(tx, order_id, paidAt)) !== 'accepted')
      throw new Failure('payment_not_due');
    await insertFee(tx, { order_id, user_id, amount, currency, paid_at: paidAt, attempt_id: id });
    await cancelOpen(tx, deps.clock, order_id);
  } else await returnOther(tx, deps, attempt, due, paidAt);
  await announcePayment(tx, deps, attempt, decision === 'accept' ? 'paid' : 'late');
}

/** The attempt ended without money. One that we canceled ourselves is no news to anybody. */
export async function endAttempt(tx: Tx, deps: PaymentDeps, attempt: Attempt, due: Due | null) {
  const settled = deps.clock.now();
  if (attempt.status !== 'pending') return changeAttempt(tx, attempt.id, { settled });
  await changeAttempt(tx, attempt.id, { status: 'failed', settled });
  if (due) await deps.subject.failed(tx, attempt.order_id);
  return announcePayment(tx, deps, attempt, 'error');
}

/** The application's row first, then the attempt's, as everywhere. Undefined: it is settled already, or not there. */
export async function lockBoth(tx: Tx, { subject }: PaymentDeps, { id, user_id, order_id }: Attempt) {
  const due = await subject.payable(tx, user_id, order_id);
  const attempt = await lockAttempt(tx, id);
  return attempt && !attempt.settled ? { due, attempt } : undefined;
}

function readBack({ provider }: PaymentDeps, providerId: string): Promise<ProviderPayment> {
  return provider.read(providerId).catch((error) => {
    // The bank is asked to repeat its webhook, and our own job retries.
    throw new Failure('unavailable', { cause: error });
  });
}

/**
 * The one way in which a payment is completed, whoever noticed: webhook, return page, status check or job. What the bank says
 * is read outside of the transaction; inside, the first one settles the attempt and everybody later finds it settled.
 * Returns whether nothing more can come.
 */
export async function complete(deps: PaymentDeps, attemptId: string): Promise<boolean> {
  const found = await readAttempt(deps.db, attemptId);
  if (!found || found.settled) return true;
  // Nothing to ask: the bank does not know the payment, or belongs to another provider than the current one.
  if (!found.provider_id || found.provider !== deps.provider.name) return false;
  const payment = await readBack(deps, found.provider_id);
  if (payment.status === 'pending') return false;
  return transaction(deps.db, async (tx) => {
    const locked = await lockBoth(tx, deps, found);
    if (!locked) return true;
    const { due, attempt } = locked;
    if (payment.status === 'succeeded') await receive(tx, deps, attempt, due, payment);
    else await endAttempt(tx, deps, attempt, due);
    return true;
  });
}
