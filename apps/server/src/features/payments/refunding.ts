import { randomUUID } from 'node:crypto';
import { toQueue } from '@punkt/contract/events';
import { z } from 'zod';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import { Refused } from '../../providers/outbound-client.ts';
import { readAttempt } from './attempt-store.ts';
import type { PaymentDeps } from './deps.ts';
import { refundLater } from './jobs.ts';
import { changeRefund, lockRefund, type Refund, readRefund } from './refund-store.ts';

const payload = z.object({ attemptId: z.uuid() });

type Answer =
  | { readonly state: 'done' | 'sent'; readonly providerId: string | null }
  /** The bank did not answer: it may have paid, so the same key is used again. */
  | { readonly state: 'unknown' }
  /** The bank said no: a new key asks anew. */
  | { readonly state: 'failed' };

async function askBank({ provider }: PaymentDeps, refund: Refund, paymentId: string): Promise<Answer> {
  const { id, status } = refund.provider_id
    ? await provider.readRefund(refund.provider_id)
    : await provider.refund(paymentId, refund, refund.idempotence_key);
  if (status === 'canceled') return { state: 'failed' };
  return { state: status === 'succeeded' ? 'done' : 'sent', providerId: id };
}

/** A bank refuses what it has paid back already, for instance when an answer was lost for longer than a key lives. */
async function isPaidBack({ provider }: PaymentDeps, refund: Refund, paymentId: string): Promise<boolean> {
  return (await provider.read(paymentId)).refunded >= refund.amount;
}

async function attemptRefund(deps: PaymentDeps, refund: Refund, paymentId: string): Promise<Answer> {
  try {
    return await askBank(deps, refund, paymentId);
  } catch (error) {
    deps.log.warn({ err: error, attempt: refund.attempt_id }, 'a refund did not go through');
    if (!(error instanceof Refused)) return { state: 'unknown' };
  }
  const paidBack = await isPaidBack(deps, refund, paymentId).catch(() => null);
  if (paidBack === null) return { state: 'unknown' };
  return paidBack ? { state: 'done', providerId: refund.provider_id } : { state: 'failed' };
}

async function note(deps: PaymentDeps, attemptId: string, answer: Answer): Promise<void> {
  const { db, clock } = deps;
  await transaction(db, async (tx) => {
    const refund = await lockRefund(tx, attemptId);
    if (!refund || refund.state === 'done') return;
    const tries = refund.tries + 1;
    if (answer.state === 'done') {
      const { providerId: provider_id } = answer;
      await changeRefund(tx, attemptId, { state: 'done', done: clock.now(), provider_id, tries });
      // Whoever looks at the money room sees it arrive.
      await announce(tx, clock, toQueue('payment'), 'payment', {
        orderId: String(refund.order_id),
        refund: 'done',
      });
      return;
    }
    if (answer.state === 'sent')
      await changeRefund(tx, attemptId, { state: 'sent', provider_id: answer.providerId, tries });
    else if (answer.state === 'unknown') await changeRefund(tx, attemptId, { tries });
    else {
      const anew = { provider_id: null, idempotence_key: randomUUID() };
      await changeRefund(tx, attemptId, { state: 'failed', ...anew, tries });
      await announce(tx, clock, toQueue('payment'), 'payment', {
        orderId: String(refund.order_id),
        refund: 'failed',
      });
    }
    await refundLater(tx, clock, attemptId, refund.tries);
  });
}

/** Job: pays money back, and retries until the bank has done it. */
export const createRefundJob = (deps: PaymentDeps) => async (given: unknown) => {
  const { attemptId } = payload.parse(given);
  const refund = await readRefund(deps.db, attemptId);
  if (!refund || refund.state === 'done') return;
  const attempt = await readAttempt(deps.db, attemptId);
  if (!attempt?.provider_id || attempt.provider !== deps.provider.name) {
    deps.log.error({ attempt: attemptId }, 'a refund is due at a bank that is not configured');
    return;
  }
  await note(deps, attemptId, await attemptRefund(deps, refund, attempt.provider_id));
};
