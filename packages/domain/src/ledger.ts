/**
 * What becomes of money that came in: it is held until the application ends, and has one end. `failed` is the part of `toReturn`
 * that the bank refused; `differs` came in another amount than was asked for, and waits for a lead's decision; `received` is all of it.
 */
export const MONEY_STATES = [
  'received',
  'differs',
  'held',
  'credited',
  'kept',
  'toReturn',
  'failed',
  'returned',
] as const;

export type MoneyState = (typeof MONEY_STATES)[number];

export type RefundState = 'due' | 'sent' | 'done' | 'failed';

/** What a lead may say of money that came in another amount: it counts as the fee, or goes back. */
export const MONEY_DECISIONS = ['accept', 'refund'] as const;
export type MoneyDecision = (typeof MONEY_DECISIONS)[number];

interface MoneyFacts {
  readonly outcome: 'credited' | 'refunded' | 'kept' | null;
  readonly refund: RefundState | null;
  /** Came in another amount, and nobody has decided yet. */
  readonly undecided?: boolean;
}

/** Where a payment stands. Money that nobody waited for has no fee, only its way back. */
export function moneyState({
  outcome,
  refund,
  undecided = false,
}: MoneyFacts): 'differs' | 'held' | 'credited' | 'kept' | 'toReturn' | 'returned' {
  if (undecided) return 'differs';
  if (refund) return refund === 'done' ? 'returned' : 'toReturn';
  if (outcome === 'refunded') return 'toReturn';
  return outcome ?? 'held';
}

/** A refund comes again by itself, ever later; a person may ask at once where the bank has refused or not answered. */
export const mayRetryRefund = ({ state, tries }: { state: RefundState; tries: number }): boolean =>
  state === 'failed' || (state === 'due' && tries > 0);
