import { z } from 'zod';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Contributors } from '../../platform/personal-data/contributors.ts';

export const SECOND_PASS_JOB = 'privacy.erase-again';

/** Longer than any request lasts. */
const SECONDS = 600;

/** A request that was under way when the person was erased may still write personal data; a second pass erases it. */
export const scheduleSecondPass = (tx: Tx, clock: Clock, userId: string): Promise<void> =>
  enqueue(tx, clock, {
    name: SECOND_PASS_JOB,
    payload: { userId },
    key: `${SECOND_PASS_JOB} ${userId}`,
    runAt: addSeconds(clock.now(), SECONDS),
  });

const payload = z.object({ userId: z.uuid() });

export const createSecondPass = (db: Database, contributors: Contributors) => (given: unknown) => {
  const { userId } = payload.parse(given);
  return transaction(db, async (tx) => {
    await contributors.lock(tx, userId);
    await contributors.erase(tx, userId);
  });
};
