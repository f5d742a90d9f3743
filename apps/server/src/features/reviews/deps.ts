import type { StoredFile } from '@punkt/contract/files';
import type { StaffRole } from '@punkt/domain/staff';
import type { Language } from '@punkt/locales/language';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { Notifier } from '../notifications/service.ts';
import type { ReviewAdmin } from './admin.ts';

interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

export interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly reviews: ReviewAdmin;
  readonly accounts: Pick<AuthAdmin, 'namesOf'>;
  readonly files: { describe(ids: readonly string[]): Promise<StoredFile[]> };
  readonly notifications: Pick<Notifier, 'notify' | 'markDone'>;
  readonly colleagues: () => Promise<readonly Colleague[]>;
}

/** Who asks, from where and in which language. */
export interface RequestContext extends Origin {
  readonly caller: Caller;
  readonly language: Language;
}
