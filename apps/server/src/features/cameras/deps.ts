import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { ConcurrencyLimit } from '../../platform/files/concurrency-limit.ts';
import type { PersonLimit } from '../../platform/http/person-limit.ts';
import type { Log } from '../../platform/log/log.ts';
import { createSlot } from '../../platform/slot.ts';
import type { Vault } from '../../platform/vault.ts';
import type { CamerasPort } from '../../providers/cameras/port.ts';

/** An application as cameras see it. */
interface CameraOrder {
  /** Whether it is on its way to activation: only then are its cameras checked and saved. */
  readonly isActivating: boolean;
}

/**
 * Whose cameras are checked. Cameras know no applications: the feature that keeps them registers itself. The row of the application
 * is locked first, so that it can't be sent meanwhile.
 */
export interface CameraSubject {
  /** Null: no such application of this person. */
  activating(tx: Tx, userId: string, orderId: number): Promise<CameraOrder | null>;
}

/** Until somebody registers there is nothing to check. */
export function createCameraSubjectSlot() {
  const { register, get } = createSlot<CameraSubject>('whose cameras are checked');
  return {
    register,
    subject: {
      activating: async (tx, userId, orderId) => get()?.activating(tx, userId, orderId) ?? null,
    } satisfies CameraSubject,
  };
}

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
