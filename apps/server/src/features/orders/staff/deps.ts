import type { Tx } from '../../../platform/database/database.ts';
import type { AuthAdmin } from '../../auth/admin.ts';
import type { GeoService } from '../../geo/service.ts';
import type { companyFactsOf } from '../../owners/company-facts-service.ts';
import type { PointDirectory } from '../../points/service.ts';
import type { OrderRow } from '../tables.ts';
import type { TransitionDeps } from '../transition-deps.ts';
import type { OrderViews } from '../views.ts';
import type { LoadDeps } from './load.ts';

export interface StaffDeps extends LoadDeps {
  readonly accounts: Pick<AuthAdmin, 'namesOf' | 'person'>;
  readonly transitions: TransitionDeps;
  readonly geo: Pick<GeoService, 'zoneAt' | 'isElsewhere'>;
  readonly points: Pick<PointDirectory, 'find'>;
  /** The order as its owner sees it; staff see the same and more. */
  readonly views: OrderViews;
  readonly companiesOf: typeof companyFactsOf;
  /** Tells the owner that somebody wrote to her, and the other desks that there is a word more. */
  readonly messageWritten: (tx: Tx, order: OrderRow) => Promise<void>;
}
