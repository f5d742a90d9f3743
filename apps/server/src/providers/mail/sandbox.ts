import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertMail } from './outbox-store.ts';
import type { MailPort } from './port.ts';

/** Nobody gets an e-mail: it lands on the sandbox page. */
export const createSandboxMail = (db: Database, clock: Clock): MailPort => ({
  send: ({ to, subject, text }) => insertMail(db, to, `${subject}\n\n${text}`, clock.now()),
});
