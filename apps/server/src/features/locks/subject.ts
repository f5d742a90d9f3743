import type { CountryCode } from '@punkt/domain/country-code';
import type { PointAction, Refusal } from '@punkt/domain/point-policy';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createSlot } from '../../platform/slot.ts';

/** An application as locks see it. */
export interface LockOrder {
  readonly ownerId: string;
  /** In the words of the wire, for a refusal. */
  readonly status: string;
  /** On its way to activation: a lock is tried, or a reason given. */
  readonly isActivating: boolean;
  /** Sent for activation: what staff remarked on is still put right. */
  readonly isSent: boolean;
  /** The point whose place it takes: its lock may come along. */
  readonly movesFrom: number | null;
}

/** An application as the queue of reasons shows it. */
interface ShownOrder {
  readonly country: CountryCode;
  readonly address: string;
  readonly title: string;
  readonly note: string;
  readonly owner: string;
  readonly search: readonly string[];
}

/**
 * Whose locks they are. Locks know no applications and no points: the features that keep those register themselves. The row of the
 * application is locked first, so that what is decided about it and what its owner sends wait for each other.
 */
export interface LockSubject {
  /** Null: no such application. */
  lock(tx: Tx, orderId: number): Promise<LockOrder | null>;
  show(db: Database | Tx, orderId: number): Promise<ShownOrder | null>;
  /** Makes open pages read the application again. Takes the locks of audiences: the last thing of a transaction. */
  announce(tx: Tx, orderId: number): Promise<void>;
  /** Null where this person may do it at the point. */
  refusalAt(tx: Tx, caller: Caller, pointId: number, action: PointAction): Promise<Refusal | null>;
}

/** Until somebody registers there are no applications and no points. */
export function createLockSubjectSlot() {
  const { register, get } = createSlot<LockSubject>('whose locks they are');
  return {
    register,
    subject: {
      lock: async (tx, orderId) => get()?.lock(tx, orderId) ?? null,
      show: async (db, orderId) => get()?.show(db, orderId) ?? null,
      announce: async (tx, orderId) => get()?.announce(tx, orderId),
      refusalAt: async (tx, caller, pointId, action) => {
        const subject = get();
        return subject ? subject.refusalAt(tx, caller, pointId, action) : 'unknown';
      },
    } satisfies LockSubject,
  };
}
