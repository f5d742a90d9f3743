import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { Refused } from '../../providers/outbound-client.ts';
import type { ProviderPayment } from '../../providers/payments/port.ts';
import { type Attempt, changeAttempt, insertAttempt, lockAttempt, lockUnsettled } from './attempt-store.ts';
import { endAttempt, lockBoth } from './completing.ts';
import type { PaymentDeps } from './deps.ts';
import { lockFee, undecidedAmong } from './fee-store.ts';
import { pollLater, pollSoon } from './jobs.ts';
import { cancelOpen } from './outcomes.ts';
import type { Due } from './subject.ts';

export interface Started {
  readonly due: Due;
  /** Null: it is paid already. */
  readonly attempt: Attempt | null;
}

function newAttempt(tx: Tx, { clock, provider }: PaymentDeps, userId: string, orderId: number, due: Due) {
  return insertAttempt(tx, {
    asked_amount: null,
    asked_currency: null,
    id: randomUUID(),
    order_id: orderId,
    user_id: userId,
    provider: provider.name,
    amount: due.amount,
    currency: due.currency,
    status: 'pending',
    idempotence_key: randomUUID(),
    created: clock.now(),
  });
}

const isOver = ({ deadline }: Due, now: Date) => deadline !== null && deadline.getTime() <= now.getTime();

/** Under the lock of the application: the attempt under way, or a new one. */
async function begin(tx: Tx, deps: PaymentDeps, userId: string, orderId: number): Promise<Started> {
  const due = await deps.subject.payable(tx, userId, orderId);
  if (!due) throw notFound();
  if (due.state === 'paid' || (await lockFee(tx, orderId))) return { due, attempt: null };
  if (due.state === 'payable' && (await undecidedAmong(tx, [orderId])).size > 0)
    throw new Failure('payment_undecided');
  if (due.state === 'notDue' || isOver(due, deps.clock.now())) throw new Failure('payment_not_due');
  const open = (await lockUnsettled(tx, orderId)).find(({ status }) => status === 'pending');
  const fits = open?.amount === due.amount && open.currency === due.currency;
  if (open && fits && open.provider === deps.provider.name) return { due, attempt: open };
  // What is asked for has changed since: the old attempt must not be paid.
  await cancelOpen(tx, deps.clock, orderId);
  const attempt = await newAttempt(tx, deps, userId, orderId, due);
  await pollLater(tx, deps.clock, attempt);
  return { due, attempt };
}

/** Keeps where to pay. Of several who asked the bank for one attempt, all got the same answer. */
async function keep(tx: Tx, { clock }: PaymentDeps, id: string, payment: ProviderPayment): Promise<Attempt> {
  const attempt = await lockAttempt(tx, id);
  if (!attempt || attempt.settled) throw new Failure('payment_not_due');
  const known = {
    provider_id: payment.id,
    confirmation_url: payment.confirmationUrl,
    qr: payment.qr,
  };
  if (!attempt.provider_id) await changeAttempt(tx, id, known);
  // Canceled while the bank was thinking: the job stops it there too.
  if (attempt.status !== 'pending') await pollSoon(tx, clock, id);
  return { ...attempt, ...known };
}

const endRefused = (deps: PaymentDeps, attempt: Attempt) =>
  transaction(deps.db, async (tx) => {
    const locked = await lockBoth(tx, deps, attempt);
    if (locked && !locked.attempt.provider_id) await endAttempt(tx, deps, locked.attempt, locked.due);
  });

/**
 * A bank that refuses ends the attempt. One that does not answer leaves it open: the next try asks with the same key, so that
 * a payment it made after all is found and not made twice.
 */
async function ask(deps: PaymentDeps, attempt: Attempt, due: Due): Promise<ProviderPayment> {
  const { order_id, amount, currency, idempotence_key } = attempt;
  try {
    return await deps.provider.create({
      key: idempotence_key,
      amount,
      currency,
      orderId: order_id,
      description: deps.purpose(order_id),
      returnUrl: `${deps.origin}/lk/payment/${order_id}`,
      deadline: due.deadline,
    });
  } catch (error) {
    deps.log.warn({ err: error, attempt: attempt.id }, 'the bank could not be asked to start a payment');
    if (error instanceof Refused) await endRefused(deps, attempt);
    throw new Failure('payment_failed', { cause: error });
  }
}

export function createPaymentStarter(deps: PaymentDeps) {
  /** Those who start the same attempt in this process share one question to the bank. */
  const asked = new Map<string, Promise<Attempt>>();

  async function confirm(attempt: Attempt, due: Due): Promise<Attempt> {
    const payment = await ask(deps, attempt, due);
    const kept = await transaction(deps.db, (tx) => keep(tx, deps, attempt.id, payment));
    if (kept.status !== 'pending') throw new Failure('payment_not_due');
    return kept;
  }

  function confirmOnce(attempt: Attempt, due: Due): Promise<Attempt> {
    const running = asked.get(attempt.id);
    if (running) return running;
    const work = confirm(attempt, due).finally(() => asked.delete(attempt.id));
    asked.set(attempt.id, work);
    return work;
  }

  return async (userId: string, orderId: number): Promise<Started> => {
    const started = await transaction(deps.db, (tx) => begin(tx, deps, userId, orderId));
    const { attempt, due } = started;
    if (!attempt || attempt.provider_id) return started;
    return { due, attempt: await confirmOnce(attempt, due) };
  };
}
