import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ConcurrencyLimit } from '../../platform/files/concurrency-limit.ts';
import type { PersonLimit } from '../../platform/http/person-limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Vault } from '../../platform/vault.ts';
import type { CamerasPort } from '../../providers/cameras/port.ts';
import type { CameraSubject } from './subject.ts';

export interface CameraServiceOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly vault: Vault;
  readonly port: CamerasPort;
  /** Whether made-up recorders are offered. */
  readonly sandbox: boolean;
  /** How long a recorder may take, waiting for a place included. */
  readonly longestMs?: number;
}

export interface CameraDeps extends CameraServiceOptions {
  readonly subject: CameraSubject;
  readonly limitPerson: PersonLimit;
  readonly slots: ConcurrencyLimit;
}
