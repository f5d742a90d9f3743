import type { CallOutput } from '@punkt/contract/contract';

/** `other`: the bank took another amount, and what becomes of it is not decided yet; `otherLate` and `otherReturned`: it goes back, or is back. */
export type LateMoney = 'none' | 'other' | 'late' | 'returned' | 'otherLate' | 'otherReturned';

type Movements = Pick<CallOutput<'GET /api/v4/payments/:orderId'>, 'fee' | 'ledger' | 'refunds'>;

/** What became of money that is not the fee: it came too late, or in another amount than was owed, which is no fault of its time. */
export function lateMoneyOf({ fee, ledger, refunds }: Movements, owed: number | undefined): LateMoney {
  const count = (kind: Movements['ledger'][number]['kind']) =>
    ledger.filter((entry) => entry.kind === kind).length;
  const back = count('late_refund');
  if (count('received') > back + (fee ? 1 : 0)) return 'other';
  if (back === 0) return 'none';
  const due = refunds.filter(({ late }) => late);
  const isBack = due.length > 0 && due.every(({ state }) => state === 'done');
  const isOther = ledger.every(({ kind, sum }) => kind !== 'late_refund' || sum !== owed);
  if (isOther) return isBack ? 'otherReturned' : 'otherLate';
  return isBack ? 'returned' : 'late';
}
