import type { CountryCode } from '@punkt/domain/country-code';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailPort } from '../../providers/mail/port.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { FilesService } from '../files/service.ts';
import type { Notifier } from '../notifications/service.ts';
import type { PartnerParts, partnerFrom } from '../owners/company-facts-service.ts';
import type { ReviewAdmin } from '../reviews/admin.ts';

/** An application as tickets see it. */
interface TicketOrder {
  readonly id: number;
  /** Approved, whatever came after: only these are asked about. */
  readonly accepted: boolean;
}

/** The partner as staff know them. */
export interface TicketPartner {
  readonly name: string;
  readonly phone: string;
  readonly company: string;
  readonly inn: string;
  readonly country: CountryCode;
}

export interface TicketDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Visitors of the public site are answered by e-mail. */
  readonly mail: MailPort;
  readonly texts: (language: Language) => Translate;
  /** Where visitors ask: `https://punkt.example`. */
  readonly origin: string;
  readonly accounts: Pick<AuthAdmin, 'lockUser' | 'namesOf' | 'namesPart' | 'fullNames' | 'person'>;
  readonly files: Pick<
    FilesService,
    'claim' | 'claimFitting' | 'describe' | 'fileIdOf' | 'heldBy' | 'release'
  >;
  readonly notifications: Pick<Notifier, 'notify'>;
  readonly reviews: Pick<ReviewAdmin, 'put' | 'inPlace' | 'announceLater' | 'remove'>;
  /** Null: no such application of this person. */
  readonly orderOf: (db: Database | Tx, userId: string, id: number) => Promise<TicketOrder | null>;
  readonly partnerOf: (db: Database | Tx, userId: string) => Promise<TicketPartner>;
  /** The same, to be read beside other things. */
  readonly partnerParts: (db: Database | Tx, userId: string) => PartnerParts;
  readonly partnerFrom: typeof partnerFrom;
  readonly countryOf: (db: Database | Tx, userId: string) => Promise<CountryCode>;
  /** Who is told of a broken promise. */
  readonly leads: () => Promise<readonly string[]>;
}
