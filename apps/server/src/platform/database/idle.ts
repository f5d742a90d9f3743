import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** For a transaction that waits for something else than the database, longer than one may usually sit idle. */
export async function allowIdle(tx: Tx, seconds: number): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${`${seconds}s`}, true)`.execute(tx);
}
