import { type CheckStatus, checkStatus } from '@punkt/domain/payments';
import { staffCan } from '@punkt/domain/staff';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { type Attempt, attemptsOf, claimReading } from './attempt-store.ts';
import { complete } from './completing.ts';
import type { PaymentDeps } from './deps.ts';
import { entriesOf, type FeeRow, type LedgerRow, readFees } from './fee-store.ts';
import { type Refund, refundsOf } from './refund-store.ts';
import type { Due } from './subject.ts';

export interface Facts {
  readonly orderId: number;
  readonly due: Due;
  readonly fee: FeeRow | null;
  /** Newest first. */
  readonly attempts: readonly Attempt[];
  /** The one under way that somebody can pay. */
  readonly open: Attempt | null;
  readonly status: CheckStatus;
}

export interface PaymentHistory extends Facts {
  readonly ledger: readonly LedgerRow[];
  readonly refunds: readonly Refund[];
}

/** Watching a payment asks the bank this often, however many watch. */
const READING_SECONDS = 2;

/** An attempt that the bank does not know counts as failed, so that the owner can pay again. */
const standing = (attempt: Attempt | undefined) =>
  attempt?.status === 'pending' && !attempt.provider_id ? 'failed' : (attempt?.status ?? null);

async function readFacts(tx: Tx, deps: PaymentDeps, userId: string, orderId: number): Promise<Facts> {
  const due = await deps.subject.payable(tx, userId, orderId);
  if (!due) throw notFound();
  const [fee = null] = await readFees(tx, [orderId]);
  const attempts = await attemptsOf(tx, orderId);
  const { state, deadline, since } = due;
  const lastAttempt = standing(attempts.find(({ created }) => since === null || created >= since));
  const paid = fee !== null || state === 'paid';
  return {
    orderId,
    due,
    fee,
    attempts,
    open: attempts.find(({ status, provider_id }) => status === 'pending' && provider_id) ?? null,
    status: checkStatus({ paid, lastAttempt, payable: state === 'payable', deadline }, deps.clock.now()),
  };
}

async function readPaymentHistory(
  tx: Tx,
  deps: PaymentDeps,
  userId: string,
  orderId: number,
): Promise<PaymentHistory> {
  const facts = await readFacts(tx, deps, userId, orderId);
  return { ...facts, ledger: await entriesOf(tx, orderId), refunds: await refundsOf(tx, [orderId]) };
}

export function createPaymentReader(deps: PaymentDeps) {
  const { db, clock, log } = deps;
  const read = (userId: string, orderId: number) =>
    transaction(db, (tx) => readFacts(tx, deps, userId, orderId));

  /** Returns whether something may have changed. A bank that can't be asked leaves the answer as it was. */
  async function askBank({ id }: Attempt): Promise<boolean> {
    const now = clock.now();
    if (!(await claimReading(db, id, now, addSeconds(now, -READING_SECONDS)))) return false;
    return complete(deps, id).catch((error) => {
      log.warn({ err: error, attempt: id }, 'a payment could not be read back');
      return false;
    });
  }

  return {
    check: async ({ userId }: Caller, orderId: number): Promise<Facts> => {
      const facts = await read(userId, orderId);
      if (facts.open && (await askBank(facts.open))) return read(userId, orderId);
      return facts;
    },

    paymentHistory: ({ userId }: Caller, orderId: number): Promise<PaymentHistory> =>
      transaction(db, (tx) => readPaymentHistory(tx, deps, userId, orderId)),

    /** For staff: whatever was ever tried or paid for an application, whoever's it is. */
    paymentHistoryOfAny: async (caller: Caller, orderId: number): Promise<PaymentHistory> => {
      if (!staffCan(caller.staffRoles, 'seePayments')) throw new Failure('forbidden');
      const [attempt] = await attemptsOf(db, orderId);
      if (!attempt) throw notFound();
      return transaction(db, (tx) => readPaymentHistory(tx, deps, attempt.user_id, orderId));
    },
  };
}
