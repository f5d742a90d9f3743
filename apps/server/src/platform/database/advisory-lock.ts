import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * A lock on a name instead of a row, on all instances, until the transaction is over. `shared` holders let each other in and
 * keep out whoever wants it alone.
 */
export async function advisoryLock(tx: Tx, name: string, mode: 'alone' | 'shared' = 'alone'): Promise<void> {
  if (mode === 'shared')
    await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(tx);
  else await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
