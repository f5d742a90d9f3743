import type { AppealState, OrderEvent, OrderFacts, Step } from './order-machine.ts';
import type { OrderStatus } from './order-status.ts';

/** How long a decision may be appealed, and how much must be said (characters). */
export const APPEAL_TERMS = { days: 7, min: 30, max: 500 } as const;

/** Decisions of staff and of time. What owners do themselves can be appealed only where it costs them the fee. */
const APPEALABLE: readonly OrderEvent[] = [
  'decline',
  'lapseRework',
  'lapseReview',
  'lapseMove',
  'lapseActivation',
  'remarkActivation',
];

const ANSWERS: readonly OrderEvent[] = ['uphold', 'refundFee', 'rejectAppeal'];

export interface AppealFacts {
  readonly appeal: AppealState;
  readonly endedFrom: OrderStatus | null;
  readonly feeAtStake: boolean;
}

const NOTHING: AppealFacts = { appeal: 'none', endedFrom: null, feeAtStake: false };

/** What can be appealed after a step, and what is at stake. `stakes`: this step costs a fee that is held. */
export function appealAfter(
  facts: OrderFacts,
  event: OrderEvent,
  { to }: Step,
  stakes: boolean,
): AppealFacts {
  const { endedFrom, feeAtStake } = facts;
  if (event === 'appeal') return { appeal: 'waiting', endedFrom, feeAtStake };
  if (event === 'closeAppeal') return { ...NOTHING, endedFrom };
  if (ANSWERS.includes(event)) return { appeal: 'decided', endedFrom, feeAtStake: false };
  if (to === facts.status) return { appeal: facts.appeal, endedFrom, feeAtStake };
  if (!stakes && !APPEALABLE.includes(event)) return NOTHING;
  return { appeal: 'open', endedFrom: facts.status, feeAtStake: stakes };
}

/** Until when the last decision can be appealed; the very moment is still in time. */
export const appealUntil = (since: Date): Date => new Date(since.getTime() + APPEAL_TERMS.days * 86_400_000);
