import type { CountryCode } from '@punkt/domain/country-code';
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
  /** Where e-mails lead: the site of the person's country, `https://punkt.example`. */
  readonly originOf: (country: CountryCode) => string;
  /** For a person without an e-mail address: the address of their company. */
  readonly companyEmail: (db: Database | Tx, userId: string) => Promise<string | undefined>;
}
