import { isFinal } from '@punkt/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { FeeHistory, feeHistoryQuery } from './fee-history.tsx';
import { feeOwed } from './fee-owed.ts';
import { type LateMoney, lateMoneyOf } from './late-money.ts';
import styles from './order-fee.module.css';
import { PartFailed } from './part-failed.tsx';

export const owesFee = (order: Order): boolean => feeOwed(order) !== undefined;

/** No fee is held: none was due, none was paid, or money came when nobody waited for it any more. */
export function NoFee({ order }: { readonly order: Order }) {
  const text = useText();
  if (!isFinal(order.status)) return <p className={styles.free}>{text('orderPage.fee.none')}</p>;
  // What ended says so itself; only money that came afterwards has a story of its own.
  return mayBeLate(order) ? <EndedUnpaid order={order} /> : null;
}

/** It ended before its fee was paid: money may have come since. */
const mayBeLate = (order: Order): boolean =>
  isFinal(order.status) &&
  owesFee(order) &&
  order.outOfDraftDate !== null &&
  order.outlook.fee.state === 'none';

/** What became of money that came too late. Nothing is known of it before it was asked for. */
export function useLateMoney(order: Order): 'unknown' | 'failed' | LateMoney {
  const asked = mayBeLate(order);
  const { data, error } = useQuery({ ...feeHistoryQuery(order.id), enabled: asked });
  if (!asked) return 'none';
  if (data) return lateMoneyOf(data, feeOwed(order));
  return error ? 'failed' : 'unknown';
}

/** Nothing is claimed of money before it is known. */
function EndedUnpaid({ order }: { readonly order: Order }) {
  const text = useText();
  const { data, error, refetch } = useQuery(feeHistoryQuery(order.id));
  if (!data) return error ? <PartFailed onRetry={() => void refetch()} /> : null;
  if (data.ledger.length === 0) return null;
  return (
    <section className={styles.fee} aria-labelledby="fee">
      <h3 id="fee">{text('orders.fee.title')}</h3>
      <p>{text('orderPage.fee.late')}</p>
      <FeeHistory order={order} />
    </section>
  );
}
