import type { FeeOutcome } from './fees.ts';
import { appealUntil } from './order-appeals.ts';
import {
  type Deadline,
  deadlinesOf,
  isRefundedByAge,
  type OrderTimes,
  refundUntil,
} from './order-deadlines.ts';
import { type OrderFacts, stepOf } from './order-machine.ts';
import { isFinal, ORDER_STATUSES, type OrderStatus, type PageStatus, pageStatusOf } from './order-status.ts';
import type { DeadlineEvent, DeletionOutcome, FeeState, NextStep, OutlookActor } from './outlook-terms.ts';
import { promisedBy } from './review-terms.ts';

export interface OutlookFacts extends OrderFacts {
  readonly feeOutcome: FeeOutcome | null;
  /** Money of another amount is here, and nobody has decided yet what becomes of it. */
  readonly moneyUndecided: boolean;
}

/** What an owner must know at any moment: what comes next, who acts, until when, and what becomes of their money. */
export interface Outlook {
  /** Names a sentence of the texts: `orders.next.<step>`. */
  readonly step: NextStep;
  readonly actor: OutlookActor;
  readonly until: Date | null;
  /** When staff have promised to answer; null where it is not their turn. */
  readonly promised: Date | null;
  /** What happens by itself when the time is over: `orders.otherwise.<event>`. */
  readonly otherwise: DeadlineEvent | null;
  readonly fee: FeeOutlook;
}

export interface FeeOutlook {
  readonly state: FeeState;
  /** What becomes of the money if the owner deletes the application now. */
  readonly ifDeletedNow: DeletionOutcome | null;
  /** Set while a refusal after approval still returns the fee. */
  readonly refundUntil: Date | null;
  /** Set while what is at stake can still be objected to. */
  readonly keptFrom: Date | null;
}

const acting: Record<PageStatus, Pick<Outlook, 'step' | 'actor'>> = {
  draft: { step: 'send', actor: 'owner' },
  waitingPayment: { step: 'pay', actor: 'owner' },
  created: { step: 'waitForReview', actor: 'staff' },
  remarkFromCreated: { step: 'rework', actor: 'owner' },
  accepted: { step: 'confirm', actor: 'owner' },
  readyActivate: { step: 'waitForActivation', actor: 'staff' },
  remarkFromActivate: { step: 'reworkActivation', actor: 'owner' },
  pickPointCreated: { step: 'opened', actor: 'none' },
  declined: { step: 'declined', actor: 'none' },
};

/** Whoever paid another amount must not pay again meanwhile, and their time stands still. */
const waitsForMoney = ({ status, moneyUndecided }: OutlookFacts): boolean =>
  moneyUndecided && status === 'ORDER_WAITING_QR_CODE_PAYMENT';

function nextStep(facts: OutlookFacts): Pick<Outlook, 'step' | 'actor'> {
  if (waitsForMoney(facts)) return { step: 'waitForMoney', actor: 'staff' };
  if (facts.appeal === 'waiting') return { step: 'waitForAppeal', actor: 'staff' };
  switch (facts.status) {
    case 'ORDER_CANCELED':
      return { step: 'canceled', actor: 'none' };
    case 'ORDER_DELETED':
      return { step: 'deleted', actor: 'none' };
    case 'ORDER_NOT_PAID_BY_QR_CODE':
      return { step: 'notPaid', actor: 'none' };
    case 'ORDER_ACCEPTED':
      return { step: facts.confirmedToOpen ? 'activate' : 'confirm', actor: 'owner' };
    default:
      return acting[pageStatusOf(facts.status)];
  }
}

/** Statuses in which it is the owner's turn. */
export const OWNER_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => acting[pageStatusOf(status)].actor === 'owner',
);

function feeState({ feeDue, feePaid, feeOutcome, feeAtStake, status }: OutlookFacts): FeeOutlook['state'] {
  if (feeOutcome) return feeOutcome;
  if (feeAtStake) return 'atStake';
  if (feePaid) return 'held';
  if (!feeDue || isFinal(status)) return 'none';
  return status === 'ORDER_WAITING_QR_CODE_PAYMENT' ? 'due' : 'notYet';
}

function feeOutlook(facts: OutlookFacts, { accepted, since }: OrderTimes, now: Date): FeeOutlook {
  const state = feeState(facts);
  const nothing = { state, ifDeletedNow: null, refundUntil: null, keptFrom: null };
  if (state === 'atStake' && facts.appeal === 'open') return { ...nothing, keptFrom: appealUntil(since) };
  const step = stepOf(facts, 'delete', 'owner') ?? stepOf(facts, 'refuse', 'owner');
  if (state !== 'held' || !step) return nothing;
  const refunded = step.fee !== 'byAge' || isRefundedByAge(accepted, now);
  return {
    ...nothing,
    ifDeletedNow: refunded ? 'refunded' : 'kept',
    refundUntil: step.fee === 'byAge' && accepted && refunded ? refundUntil(accepted) : null,
  };
}

/** A reminder ends nothing, so it is not what an owner has to fear; the time to object is told with the objection. */
const ASIDE: ReadonlyArray<Deadline['event']> = ['remindActivation', 'remindRework', 'closeAppeal'];

export function outlookOf(facts: OutlookFacts, times: OrderTimes, now: Date): Outlook {
  const stands = waitsForMoney(facts);
  const ends = stands ? [] : deadlinesOf(facts, times).filter(({ event }) => !ASIDE.includes(event));
  const first = ends.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
  const next = nextStep(facts);
  const asked = facts.appeal === 'waiting' && times.appealed ? times.appealed : times.since;
  return {
    ...next,
    until: first?.at ?? null,
    // A lead decides about money when its story is known: no day is promised.
    promised: next.actor === 'staff' && !stands ? promisedBy(asked) : null,
    otherwise: first?.event ?? null,
    fee: feeOutlook(facts, times, now),
  };
}
