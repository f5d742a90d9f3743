import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export async function insertPush(db: Database, to: string, body: string, sent: Date): Promise<void> {
  await sql`insert into sandbox_outbox (sent, channel, recipient, body)
    values (${sent}, 'push', ${to}, ${body})`.execute(db);
}
