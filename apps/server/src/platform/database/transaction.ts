import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { isSerializationFailure } from './failures.ts';

const ATTEMPTS = 4;

/**
 * Runs work in one transaction and repeats it when PostgreSQL says that two transactions got in each other's way.
 * Work must therefore touch nothing but the database: calls of outside services go after the commit, or into a job.
 */
export async function transaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isSerializationFailure(error)) throw error;
      // Not at once and not together, or the two would meet in the same place again.
      await delay(Math.random() * 20 * attempt);
    }
  }
}

/**
 * For what is usually done without waiting for anybody: `quick` answers nothing where a row was changed by somebody else since it was read,
 * and `patient` then waits for its turn.
 */
export async function withoutWaiting<T>(
  quick: () => Promise<T | undefined>,
  patient: () => Promise<T>,
): Promise<T> {
  const done = await quick().catch((error: unknown) => {
    if (!isSerializationFailure(error)) throw error;
  });
  return done ?? patient();
}

/** For a transaction that waits for something else than the database, longer than one may usually sit idle. */
export async function allowIdle(tx: Tx, seconds: number): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${`${seconds}s`}, true)`.execute(tx);
}
