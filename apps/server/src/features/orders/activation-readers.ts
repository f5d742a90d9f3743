import type { LockInfo } from '@punkt/contract/order-data';
import type { ActivationCameras, ActivationFacts, ActivationLock } from '@punkt/domain/activation';
import type { Database, Tx } from '../../platform/database/database.ts';

/** The saved recorder of an application with its last check. */
interface CamerasOfOrder extends ActivationCameras {
  readonly checked: Date | null;
  readonly report: {
    readonly cameras: ReadonlyArray<{
      readonly name: string;
      readonly limitDays: number | null;
      readonly status: string;
      readonly archAvailability: boolean;
    }>;
  } | null;
}

/** The lock of an application, or why it has none. */
export interface LockOfOrder extends ActivationLock {
  readonly name: string;
  readonly reason: string;
  readonly description: string;
  /** By the ids of their files. */
  readonly photos: ReadonlyArray<{ readonly id: string; readonly type: string }>;
}

/** What activation reads of features that know no applications. */
export interface ActivationReaders {
  camerasOf(db: Database | Tx, orderId: number): Promise<CamerasOfOrder | null>;
  lockOf(db: Database | Tx, orderId: number): Promise<LockOfOrder | null>;
  /** The same as its owner's page shows it. */
  lockInfo(db: Database | Tx, orderId: number): Promise<LockInfo | null>;
}

export async function activationFacts(
  { camerasOf, lockOf }: Pick<ActivationReaders, 'camerasOf' | 'lockOf'>,
  db: Database | Tx,
  orderId: number,
) {
  const [cameras, lock] = [await camerasOf(db, orderId), await lockOf(db, orderId)];
  return { cameras, lock } satisfies ActivationFacts;
}
