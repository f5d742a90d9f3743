import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailPort } from '../../providers/mail/port.ts';
import type { PushPort } from '../../providers/push/port.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { Texts } from './words.ts';

export interface NotificationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly texts: Texts;
  readonly accounts: Pick<AuthAdmin, 'person' | 'session'>;
  readonly mail: MailPort;
  readonly push: PushPort;
  /** Where e-mails lead: `https://punkt.example`. */
  readonly origin: string;
  /** For whoever has given no address of her own: that of her company. */
  readonly companyEmail: (db: Database | Tx, userId: string) => Promise<string | undefined>;
}
