import type { CountryCode } from '@punkt/domain/country-code';
import type { Expression } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Appeals } from '../appeals/service.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { FilesService } from '../files/service.ts';
import type { GeoService } from '../geo/service.ts';
import type { PartnerParts } from '../owners/company-facts-service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { PointDirectory } from '../points/service.ts';
import type { ActivationReaders } from './activation-readers.ts';
import type { TransitionDeps } from './transition-deps.ts';

export interface OrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: Pick<AuthAdmin, 'person' | 'lockUser'>;
  /** Where an owner has companies. */
  readonly countriesOf: (db: Database | Tx, userId: string) => Promise<readonly CountryCode[]>;
  readonly files: Pick<
    FilesService,
    'claim' | 'release' | 'describe' | 'fileIdOf' | 'heldPart' | 'presentFile'
  >;
  readonly geo: Pick<
    GeoService,
    | 'reserve'
    | 'occupy'
    | 'release'
    | 'zoneAt'
    | 'cellOf'
    | 'cellAt'
    | 'cellPart'
    | 'zoneFrom'
    | 'subsidiesIn'
    | 'subsidiesAt'
    | 'tariffFor'
  >;
  readonly payments: Pick<
    PaymentsService,
    | 'feeOf'
    | 'feesOf'
    | 'feePart'
    | 'presentFee'
    | 'totalsOf'
    | 'recordFeeOutcome'
    | 'cancelOpen'
    | 'readBack'
    | 'undecidedAmong'
    | 'isUndecided'
  >;
  readonly points: PointDirectory;
  readonly appeals: Pick<Appeals, 'file' | 'announce' | 'latestOf'>;
  /** How staff know an owner. */
  readonly ownerOf: (
    db: Database | Tx,
    userId: string,
  ) => Promise<Readonly<Record<'name' | 'phone' | 'company' | 'inn', string>>>;
  /** The same, to be read beside an application. */
  readonly ownerParts: (db: Database | Tx, userId: Expression<string>) => PartnerParts;
  readonly readers: ActivationReaders;
  readonly transitions: TransitionDeps;
}
