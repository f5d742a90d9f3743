import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface SandboxMessage {
  readonly channel: 'email' | 'push' | 'sms';
  readonly to: string;
  readonly body: string;
  readonly sent: Date;
}

/** What the sandbox sends to nobody is read on its page. Answers with the message's number. */
export async function insertMessage(db: Database, message: SandboxMessage): Promise<number> {
  const { channel, to, body, sent } = message;
  const { rows } = await sql<{ id: number }>`insert into sandbox_outbox (sent, channel, recipient, body)
    values (${sent}, ${channel}, ${to}, ${body}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
