import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertMessage } from '../outbox-store.ts';
import type { MailPort } from './port.ts';

/** Nobody gets an e-mail: it lands on the sandbox page. */
export const createSandboxMail = (db: Database, clock: Clock): MailPort => ({
  send: async ({ to, subject, text }) => {
    await insertMessage(db, { channel: 'email', to, body: `${subject}\n\n${text}`, sent: clock.now() });
  },
});
