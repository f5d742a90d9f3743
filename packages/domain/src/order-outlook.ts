import type { FeeOutcome } from './fees.ts';
import {
  type Deadline,
  deadlinesOf,
  isRefundedByAge,
  type OrderTimes,
  refundUntil,
} from './order-deadlines.ts';
import { type OrderFacts, stepOf } from './order-machine.ts';
import { isFinal, type PageStatus, pageStatusOf } from './order-status.ts';
import { promisedBy } from './review-terms.ts';

export interface OutlookFacts extends OrderFacts {
  readonly feeOutcome: FeeOutcome | null;
}

/** What an owner must know at any moment: what comes next, who acts, until when, and what becomes of her money. */
export interface Outlook {
  /** Names a sentence of the texts: `orders.next.<step>`. */
  readonly step: NextStep;
  readonly actor: 'owner' | 'staff' | 'none';
  readonly until: Date | null;
  /** When staff have promised to answer; null where it is not their turn. */
  readonly promised: Date | null;
  /** What happens by itself when the time is over: `orders.otherwise.<event>`. */
  readonly otherwise: Deadline['event'] | null;
  readonly fee: FeeOutlook;
}

export type NextStep =
  | 'send'
  | 'pay'
  | 'waitForReview'
  | 'rework'
  | 'confirm'
  | 'activate'
  | 'waitForActivation'
  | 'reworkActivation'
  | 'opened'
  | 'declined'
  | 'canceled'
  | 'deleted'
  | 'notPaid';

export interface FeeOutlook {
  readonly state: 'none' | 'notYet' | 'due' | 'held' | FeeOutcome;
  /** What becomes of the money if the owner deletes the application now. */
  readonly ifDeletedNow: 'refunded' | 'kept' | null;
  /** Set while a refusal after approval still returns the fee. */
  readonly refundUntil: Date | null;
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

function nextStep(facts: OrderFacts): Pick<Outlook, 'step' | 'actor'> {
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

function feeState({ feeDue, feePaid, feeOutcome, status }: OutlookFacts): FeeOutlook['state'] {
  if (feeOutcome) return feeOutcome;
  if (feePaid) return 'held';
  if (!feeDue || isFinal(status)) return 'none';
  return status === 'ORDER_WAITING_QR_CODE_PAYMENT' ? 'due' : 'notYet';
}

function feeOutlook(facts: OutlookFacts, accepted: Date | null, now: Date): FeeOutlook {
  const state = feeState(facts);
  if (state !== 'held') return { state, ifDeletedNow: null, refundUntil: null };
  const step = stepOf(facts, 'delete', 'owner') ?? stepOf(facts, 'refuse', 'owner');
  if (!step) return { state, ifDeletedNow: null, refundUntil: null };
  const refunded = step.fee !== 'byAge' || isRefundedByAge(accepted, now);
  return {
    state,
    ifDeletedNow: refunded ? 'refunded' : 'kept',
    refundUntil: step.fee === 'byAge' && accepted && refunded ? refundUntil(accepted) : null,
  };
}

/** A reminder ends nothing, so it is not what an owner has to fear. */
const isReminder = ({ event }: Deadline): boolean => event === 'remindActivation' || event === 'remindRework';

export function outlookOf(facts: OutlookFacts, times: OrderTimes, now: Date): Outlook {
  const ends = deadlinesOf(facts, times).filter((deadline) => !isReminder(deadline));
  const first = ends.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
  const next = nextStep(facts);
  return {
    ...next,
    until: first?.at ?? null,
    promised: next.actor === 'staff' ? promisedBy(times.since) : null,
    otherwise: first?.event ?? null,
    fee: feeOutlook(facts, times.accepted, now),
  };
}
