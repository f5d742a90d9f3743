import { z } from 'zod';
import { addSeconds } from '../../platform/clock/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../providers/outbound-client.ts';
import { type Attempt, changeAttempt, readAttempt, unsettledIds } from './attempt-store.ts';
import { complete, endAttempt, lockBoth } from './completing.ts';
import type { PaymentDeps } from './deps.ts';
import { pollLater, pollSoon, refundSoon } from './jobs.ts';
import { openRefundIds } from './refund-store.ts';

const payload = z.object({ attemptId: z.uuid() });

/** Nobody was ever shown where to pay: after this long, nobody will be. Far within the life of an idempotence key. */
const ABANDONED_SECONDS = 10 * 60;
/** Older than any job that still waits: its worker has died. */
const LOST_SECONDS = 30 * 60;
const BATCH = 1_000;

/** Without a payment at the bank there is nothing to read: it ends once it is too old to be started any more. */
async function abandon(deps: PaymentDeps, attempt: Attempt): Promise<boolean> {
  if (addSeconds(attempt.created, ABANDONED_SECONDS) > deps.clock.now()) return false;
  return transaction(deps.db, async (tx) => {
    const locked = await lockBoth(tx, deps, attempt);
    if (locked?.attempt.provider_id) return false;
    if (locked) await endAttempt(tx, deps, locked.attempt, locked.due);
    return true;
  });
}

/** Most pending payments can't be stopped and lapse by themselves, so a refusal is as good as an answer. */
async function stop({ provider }: PaymentDeps, providerId: string): Promise<void> {
  await provider.cancel(providerId).catch((error) => {
    if (!(error instanceof Refused)) throw error;
  });
}

async function look(deps: PaymentDeps, attempt: Attempt): Promise<boolean> {
  const { id, provider_id, status } = attempt;
  if (!provider_id) return abandon(deps, attempt);
  if (await complete(deps, id)) return true;
  if (status !== 'canceled') return false;
  await stop(deps, provider_id);
  return complete(deps, id);
}

/** Job: asks the bank until the attempt is settled, so that a lost webhook or a killed process loses nothing. */
export const createPoll = (deps: PaymentDeps) => async (given: unknown) => {
  const { attemptId } = payload.parse(given);
  const { db, clock, log, provider } = deps;
  const attempt = await readAttempt(db, attemptId);
  if (!attempt || attempt.settled) return;
  if (attempt.provider !== provider.name) {
    log.warn({ attempt: attemptId, provider: attempt.provider }, 'the bank of a payment is not configured');
    return;
  }
  const settled = await look(deps, attempt).catch((error) => {
    log.warn({ err: error, attempt: attemptId }, 'a payment could not be settled yet');
    return false;
  });
  if (settled) return;
  await transaction(db, async (tx) => {
    await changeAttempt(tx, attemptId, { checked: clock.now() });
    await pollLater(tx, clock, attempt);
  });
};

/**
 * At the start and periodically: a process that was killed keeps its jobs locked for hours, and what they were about must not
 * wait for them.
 */
export const createResume =
  ({ db, clock }: PaymentDeps) =>
  async (which: 'all' | 'lost') => {
    const before = which === 'all' ? clock.now() : addSeconds(clock.now(), -LOST_SECONDS);
    for (const id of await unsettledIds(db, before, BATCH)) await pollSoon(db, clock, id);
    if (which === 'lost') return;
    for (const id of await openRefundIds(db, BATCH)) await refundSoon(db, clock, id);
  };
