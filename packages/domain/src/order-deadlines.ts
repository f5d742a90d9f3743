import { appealUntil } from './order-appeals.ts';
import type { OrderFacts } from './order-machine.ts';
import { MOVE_TERMS, ORDER_TERMS } from './order-terms.ts';
import type { DeadlineEvent } from './outlook-terms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When things happened to an order. */
export interface OrderTimes {
  /** First time it left the draft. */
  readonly submitted: Date | null;
  /** Since when it is in its present status. */
  readonly since: Date;
  readonly accepted: Date | null;
  /** An appeal was sent: the answer is promised from here. */
  readonly appealed: Date | null;
  /** An appeal was upheld: the terms of 30 days begin anew here. */
  readonly reopened: Date | null;
}

export interface Deadline {
  readonly event: DeadlineEvent;
  readonly at: Date;
}

const after = (start: Date, milliseconds: number): Date => new Date(start.getTime() + milliseconds);

function unapproved(event: Deadline['event'], at: Date, submitted: Date | null): Deadline[] {
  const end = submitted && after(submitted, ORDER_TERMS.autoDeleteDays * DAY);
  return [{ event, at }, ...(end ? [{ event: 'lapseReview' as const, at: end }] : [])];
}

/** Days from the approval, not from the latest act: an owner who confirms late has not gained time. */
function approved(facts: OrderFacts, accepted: Date): Deadline[] {
  const move: Deadline[] =
    facts.isMove && !facts.confirmedToOpen
      ? [{ event: 'lapseMove', at: after(accepted, MOVE_TERMS.confirmDays * DAY) }]
      : [];
  return [
    ...move,
    { event: 'remindActivation', at: after(accepted, ORDER_TERMS.activationReminderDay * DAY) },
    { event: 'lapseActivation', at: after(accepted, ORDER_TERMS.activationDays * DAY) },
  ];
}

/** The later of the two: a term that an upheld appeal began anew counts from there. */
const anew = (start: Date | null, reopened: Date | null): Date | null =>
  start && reopened && reopened > start ? reopened : start;

/** Every clock that runs for an order as it stands, each with what it will do. None runs while an appeal waits. */
export function deadlinesOf(facts: OrderFacts, times: OrderTimes): Deadline[] {
  if (facts.appeal === 'waiting') return [];
  const closes: Deadline[] =
    facts.appeal === 'open' ? [{ event: 'closeAppeal', at: appealUntil(times.since) }] : [];
  return [...clocksOf(facts, times), ...closes];
}

function clocksOf(facts: OrderFacts, { since, reopened, ...times }: OrderTimes): Deadline[] {
  const [submitted, accepted] = [anew(times.submitted, reopened), anew(times.accepted, reopened)];
  switch (facts.status) {
    case 'ORDER_WAITING_QR_CODE_PAYMENT':
      return unapproved('expirePayment', after(since, ORDER_TERMS.unpaidHours * HOUR), submitted);
    case 'ORDER_REMARK_FROM_CREATED':
    case 'ORDER_REMARK_FROM_PAYMENT':
      return unapproved('lapseRework', after(since, ORDER_TERMS.reworkDays * DAY), submitted);
    case 'ORDER_CREATED':
      return submitted
        ? [{ event: 'lapseReview', at: after(submitted, ORDER_TERMS.autoDeleteDays * DAY) }]
        : [];
    case 'ORDER_ACCEPTED':
      return approved(facts, accepted ?? since);
    case 'ORDER_REMARK':
      return [{ event: 'remindRework', at: after(since, ORDER_TERMS.reworkDays * DAY) }];
    default:
      return [];
  }
}

/** Until when a refusal after approval still returns the fee. */
export const refundUntil = (accepted: Date): Date =>
  after(accepted, ORDER_TERMS.refundAfterApprovalDays * DAY);

/** The very moment of the deadline is still in time. */
export const isRefundedByAge = (accepted: Date | null, now: Date): boolean =>
  accepted === null || now.getTime() <= refundUntil(accepted).getTime();
