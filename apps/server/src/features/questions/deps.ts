import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailPort } from '../../providers/mail/port.ts';
import type { AuthAdmin } from '../auth/admin.ts';

export interface QuestionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailPort;
  readonly texts: (language: Language) => Translate;
  readonly accounts: Pick<AuthAdmin, 'person'>;
  /** Whose letters these are: `punkt.example`. */
  readonly host: string;
}
