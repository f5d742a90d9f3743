import type { FeeOutcome } from '@punkt/domain/fees';
import type { MoneyDecision } from '@punkt/domain/ledger';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Part, part } from '../../platform/database/together.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { attemptsOf, findAttempt, readAttempt } from './attempt-store.ts';
import { complete, decideOther } from './completing.ts';
import type { PaymentDeps } from './deps.ts';
import {
  entriesOfPoint,
  type FeeAndRefund,
  feesWithRefunds,
  isUndecided,
  totalsOfPerson,
  undecidedAmong,
} from './fee-store.ts';
import { refundSoon } from './jobs.ts';
import { announceFeeOutcome, cancelOpen, recordFeeOutcome } from './outcomes.ts';
import { createPoll, createResume } from './polling.ts';
import { createPaymentReader } from './reading.ts';
import { createRefundJob } from './refunding.ts';
import { createPaymentStarter } from './starting.ts';
import { createSubjectSlot } from './subject.ts';

export type { Due, PaymentSubject } from './subject.ts';

/** A fee that was taken in, as other features see it. */
export interface Fee {
  readonly orderId: number;
  readonly userId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly outcome: FeeOutcome | null;
  readonly outcomeAt: Date | null;
  readonly reason: string | null;
  /** How far the bank is with paying it back; null unless refunded. */
  readonly refund: 'due' | 'sent' | 'done' | 'failed' | null;
}

const presentFee = (row: FeeAndRefund): Fee => ({
  orderId: row.order_id,
  userId: row.user_id,
  amount: row.amount,
  currency: row.currency,
  paidAt: row.paid_at,
  outcome: row.outcome,
  outcomeAt: row.outcome_at,
  reason: row.reason,
  refund: row.refund,
});

async function feesOf(db: Database | Tx, orderIds: readonly number[]): Promise<ReadonlyMap<number, Fee>> {
  const rows = orderIds.length === 0 ? [] : await feesWithRefunds(db, orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, presentFee(row)]));
}

type ServiceDeps = Omit<PaymentDeps, 'subject'> & { readonly accounts: AuthAdmin };

export function createPaymentsService({ accounts, ...given }: ServiceDeps) {
  const slot = createSubjectSlot();
  const deps: PaymentDeps = { ...given, subject: slot.subject };
  const { db, clock } = deps;
  const start = createPaymentStarter(deps);
  const reading = createPaymentReader(deps);
  return {
    registerSubject: slot.register,
    find: slot.subject.find,

    feesOf,
    /** The fee of an application, to be read beside the rest of it. */
    feePart: (db: Database | Tx, orderId: number): Part<FeeAndRefund> =>
      part<FeeAndRefund>(feesWithRefunds(db, [orderId]), { paid_at: true, outcome_at: true }),
    presentFee,
    feeOf: async (tx: Database | Tx, orderId: number): Promise<Fee | null> =>
      (await feesOf(tx, [orderId])).get(orderId) ?? null,
    /** What stands on the balance of a point: the credited fee comes first. */
    balanceOf: entriesOfPoint,
    /** All that a person ever paid, by what became of it. */
    totalsOf: (at: Database, userId: string) => totalsOfPerson(at, userId),
    /** In the caller's transaction, under the lock of the application. See outcomes.ts. */
    recordFeeOutcome: (tx: Tx, orderId: number, outcome: FeeOutcome, reason: string, pointId?: number) =>
      recordFeeOutcome(tx, clock, orderId, outcome, reason, pointId),
    announceFeeOutcome: (tx: Tx, fee: Fee, outcome: FeeOutcome) =>
      announceFeeOutcome(tx, clock, fee, outcome),
    /** What becomes of money that came in another amount than was asked for. */
    decide: async (tx: Tx, attemptId: string, decision: MoneyDecision): Promise<void> => {
      const attempt = await readAttempt(tx, attemptId);
      if (!attempt) throw notFound();
      await decideOther(tx, deps, attempt, decision);
    },
    cancelOpen: (tx: Tx, orderId: number) => cancelOpen(tx, clock, orderId),
    /**
     * Before an application ends unpaid, outside of any transaction: money that the bank took in time is taken in first, even if
     * no webhook came. Throws when the bank can't be asked; the caller then retries later.
     */
    readBack: async (orderId: number): Promise<void> => {
      for (const { id, settled, provider_id } of await attemptsOf(db, orderId))
        if (!settled && provider_id) await complete(deps, id);
    },

    /** For which of them money of another amount lies here, about which nobody has decided yet. */
    undecidedAmong,
    isUndecided,

    start: (caller: Caller, orderId: number) => start(caller.userId, orderId),
    ...reading,
    receipt: async (caller: Caller, orderId: number) => {
      const story = await reading.paymentHistory(caller, orderId);
      const paid = story.attempts.find(({ id }) => id === story.fee?.attempt_id);
      if (!story.fee || !paid) throw notFound();
      const person = await accounts.person(db, caller.userId);
      const payer = person ? `${person.last_name} ${person.first_name}`.trim() : '';
      const { provider, provider_id: providerId } = paid;
      return { fee: story.fee, provider, providerId: providerId ?? '', payer };
    },

    /** The bank says that something happened to a payment, or to its refund. Unknown ids are ignored. */
    notified: async (about: 'payment' | 'refund', paymentId: string): Promise<void> => {
      const attempt = await findAttempt(db, deps.provider.name, paymentId);
      if (!attempt) return;
      if (about === 'refund') await refundSoon(db, clock, attempt.id);
      else await complete(deps, attempt.id);
    },

    poll: createPoll(deps),
    refund: createRefundJob(deps),
    resume: createResume(deps),
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
