import { toQueue } from '@punkt/contract/events';
import { nextDeadline, nextReminder } from '@punkt/domain/privacy-terms';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import { cancelJob, enqueue } from '../../platform/jobs/jobs.ts';
import { lockRequest } from './request-store.ts';
import type { PrivacyRequest } from './tables.ts';

export const REMIND_JOB = 'privacy.remind';
const keyOf = (id: string): string => `${REMIND_JOB} ${id}`;

export const deadlinesOf = (request: PrivacyRequest) => ({
  stopDistribution: request.stop_distribution_by,
  stopProcessing: request.stop_processing_by,
  destroy: request.destroy_by,
});

/** The next reminder takes the place of the one that waits: a request has at most one. */
export async function scheduleReminder(tx: Tx, clock: Clock, request: PrivacyRequest): Promise<void> {
  const runAt = nextReminder(deadlinesOf(request), clock.now());
  if (!runAt) return cancelReminder(tx, request.id);
  await enqueue(tx, clock, { name: REMIND_JOB, payload: { id: request.id }, key: keyOf(request.id), runAt });
}

export const cancelReminder = (tx: Tx, id: string): Promise<void> => cancelJob(tx, keyOf(id));

const payload = z.object({ id: z.uuid() });

/** Job: reminds the console of a request that is still open, and sets the next reminder. */
export const createReminder = (db: Database, clock: Clock) => (given: unknown) =>
  transaction(db, async (tx) => {
    const request = await lockRequest(tx, payload.parse(given).id);
    if (request?.status !== 'open') return;
    const now = clock.now();
    const deadline = nextDeadline(deadlinesOf(request), now);
    await announce(tx, clock, toQueue('privacy'), 'privacy', {
      id: request.id,
      deadline: deadline.toISOString(),
      overdue: request.stop_processing_by < now,
    });
    await scheduleReminder(tx, clock, request);
  });
