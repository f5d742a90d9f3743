import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { RegistryPort } from '../../providers/registry/port.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { FilesService } from '../files/service.ts';
import type { OffersService } from '../offers/service.ts';
import type { ReviewAdmin } from '../reviews/admin.ts';

export interface OwnerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: AuthAdmin;
  readonly files: Pick<FilesService, 'claim' | 'release' | 'describe'>;
  readonly offers: Pick<OffersService, 'requireSigned'>;
  readonly reviews: ReviewAdmin;
  readonly registry: RegistryPort;
}
