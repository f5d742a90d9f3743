import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export async function insertMessage(db: Database, to: string, text: string, sent: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into sandbox_outbox (sent, channel, recipient, body)
    values (${sent}, 'sms', ${to}, ${text}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
