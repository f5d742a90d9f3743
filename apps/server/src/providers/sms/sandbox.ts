import { maskPhone } from '@punkt/domain/phone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { insertMessage } from '../outbox-store.ts';
import type { SmsPort } from './port.ts';

/** Nobody gets a message: it lands on the sandbox page and, on purpose, in the log. */
export function createSandboxSms(db: Database, clock: Clock, log: Log): SmsPort {
  return {
    send: async ({ to, text }) => {
      const id = await insertMessage(db, { channel: 'sms', to, body: text, sent: clock.now() });
      log.info(`sandbox SMS to ${maskPhone(to)}: ${text.split('\n')[0]}`);
      return { id: String(id) };
    },
  };
}
