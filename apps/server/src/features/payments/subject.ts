import type { CountryCode } from '@punkt/domain/country-code';
import type { Database, Tx } from '../../platform/database/database.ts';
import { createSlot } from '../../platform/slot.ts';

export interface Due {
  /** `notDue`: the application does not wait for money (any more). */
  readonly state: 'payable' | 'paid' | 'notDue';
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly country: CountryCode;
  /** When unpaid, the application ends here; kept after it passed. */
  readonly deadline: Date | null;
  /** Since when it waits; what was tried before was another wait, and is over. Null where it does not wait. */
  readonly since: Date | null;
}

/**
 * What is paid for. Payments know no applications: the feature that keeps them registers itself. Each method locks the row of the
 * application first; rows of payments come after it, here and everywhere, so that there is no deadlock.
 */
export interface PaymentSubject {
  /** Null: no such order of this owner. */
  payable(tx: Tx, ownerId: string, orderId: number): Promise<Due | null>;
  /** Moves the order. `late` when it no longer waits for money, or the bank took it (`paidAt`) after the deadline. */
  paid(tx: Tx, orderId: number, paidAt: Date): Promise<'accepted' | 'late'>;
  /** An attempt failed: the owner may be notified. */
  failed(tx: Tx, orderId: number): Promise<void>;
  /** Orders that somebody means by an address, an owner, a phone or an INN; the newest first. */
  find(db: Database, query: string): Promise<readonly number[]>;
  /** Money came in another amount than was asked for: the owner must know that it is here, and that we decide. */
  differs(tx: Tx, orderId: number): Promise<void>;
  /** Money came that nobody waited for, and goes back: the owner must be notified, because they see it leave their account. */
  returned(tx: Tx, orderId: number, amount: number): Promise<void>;
  /** Money of another amount goes back to whoever had paid it in time: the whole time to pay begins once more, and they are told both. */
  payAnew(tx: Tx, orderId: number, amount: number): Promise<void>;
}

/** Until somebody registers there is nothing to pay for, and money that claims otherwise is nobody's to refund. */
export function createSubjectSlot() {
  const { register, get, need } = createSlot<PaymentSubject>('what is paid for');
  return {
    register,
    subject: {
      payable: async (tx, ownerId, orderId) => get()?.payable(tx, ownerId, orderId) ?? null,
      paid: async (tx, orderId, paidAt) => need().paid(tx, orderId, paidAt),
      failed: async (tx, orderId) => need().failed(tx, orderId),
      find: async (db, query) => get()?.find(db, query) ?? [],
      differs: async (tx, orderId) => need().differs(tx, orderId),
      returned: async (tx, orderId, amount) => need().returned(tx, orderId, amount),
      payAnew: async (tx, orderId, amount) => need().payAnew(tx, orderId, amount),
    } satisfies PaymentSubject,
  };
}
