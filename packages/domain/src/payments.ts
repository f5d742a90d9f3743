/** What the check of a payment answers, in the words of the wire. */
export const CHECK_STATUSES = ['none', 'pending', 'error', 'paid', 'notPaid'] as const;

export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** An attempt to pay: it waits for the bank, and ends once. */
export const ATTEMPT_STATUSES = ['pending', 'succeeded', 'failed', 'canceled'] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

export interface PaymentFacts {
  /** The fee was taken in, whatever became of it later. */
  readonly paid: boolean;
  /** How the newest attempt stands, of those begun since the application waits for money. */
  readonly lastAttempt: AttemptStatus | null;
  /** Whether the application waits for money now. */
  readonly payable: boolean;
  readonly deadline: Date | null;
}

/**
 * An attempt under way is shown as such even past the deadline: the money may have been paid in time. Whoever missed the
 * deadline has not paid, whatever the attempts said. Canceled is what we ended ourselves: no bank refused it, so the owner may simply pay.
 */
export function checkStatus({ paid, lastAttempt, payable, deadline }: PaymentFacts, now: Date): CheckStatus {
  if (paid) return 'paid';
  if (lastAttempt === 'pending') return 'pending';
  if (deadline !== null && deadline.getTime() <= now.getTime()) return 'notPaid';
  if (lastAttempt === null) return 'none';
  if (payable && lastAttempt === 'canceled') return 'none';
  return payable ? 'error' : 'notPaid';
}

const POLL_SECONDS = { soonest: 5, latest: 15 * 60 } as const;

/** The older an attempt, the rarer the bank is asked about it: a lost message costs a third of the time that has passed. */
export function nextPollSeconds(ageSeconds: number): number {
  return Math.min(Math.max(POLL_SECONDS.soonest, Math.round(ageSeconds / 3)), POLL_SECONDS.latest);
}

const REFUND_MINUTES = { first: 5, latest: 24 * 60 } as const;

/** A refund that the bank refused is asked for again, twice as late each time, for as long as it takes. */
export function nextRefundMinutes(tries: number): number {
  return Math.min(REFUND_MINUTES.first * 2 ** Math.min(tries, 20), REFUND_MINUTES.latest);
}

/** As printed on the receipt. */
export const receiptNumber = (number: number): string => String(number).padStart(8, '0');
