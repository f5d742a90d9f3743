import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Delivered to every instance at the commit, or never: a change that was rolled back is no news. */
export async function notify(tx: Database | Tx, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}
