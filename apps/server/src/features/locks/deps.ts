import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PersonLimit } from '../../platform/http/person-limit.ts';
import type { Controllers, LockKeys } from '../../providers/locks/port.ts';
import type { FilesService } from '../files/service.ts';
import type { Notifier } from '../notifications/service.ts';
import type { ReviewAdmin } from '../reviews/admin.ts';
import type { LockSubject } from './subject.ts';

export interface LockServiceOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Pick<FilesService, 'claim' | 'release' | 'describe' | 'fileIdOf'>;
  readonly reviews: Pick<ReviewAdmin, 'put' | 'addStep' | 'announce' | 'withdraw'>;
  readonly notifications: Pick<Notifier, 'notify' | 'supersede'>;
  readonly keys: LockKeys;
  readonly controllers: Controllers;
}

export interface LockDeps extends LockServiceOptions {
  readonly subject: LockSubject;
  readonly limitPerson: PersonLimit;
}
