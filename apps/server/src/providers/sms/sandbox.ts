import { maskPhone } from '@punkt/domain/phone';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SmsPort } from './port.ts';

/** Nobody gets a message: it lands on the sandbox page and, on purpose, in the log. */
export function createSandboxSms(db: Database, clock: Clock, log: Log): SmsPort {
  return {
    send: async ({ to, text }) => {
      const { rows } = await sql<{ id: number }>`insert into sandbox_outbox (sent, channel, recipient, body)
        values (${clock.now()}, 'sms', ${to}, ${text}) returning id`.execute(db);
      log.info(`sandbox SMS to ${maskPhone(to)}: ${text.split('\n')[0]}`);
      return { id: String(rows[0]?.id) };
    },
  };
}
