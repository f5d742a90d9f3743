import { wireRequest } from '@punkt/contract/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { openPaper } from '../../../lib/open-paper.ts';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import styles from './fee-history.module.css';
import { feeOwed } from './fee-owed.ts';

/** `payment` is the live event of money: it may move after the application has ended. */
export const feeHistoryQuery = (orderId: string) =>
  queryOptions({
    queryKey: liveKey('payment', orderId),
    queryFn: ({ signal }) => api('GET /api/v4/payments/:orderId', { params: { orderId } }, { signal }),
    meta: { shown: true },
  });

/** Every movement of the money, with the receipt. Where it can't be read, the state above still stands. */
export function FeeHistory({ order }: { readonly order: Order }) {
  const text = useText();
  const money = useMoney(order.country);
  const { data } = useQuery(feeHistoryQuery(order.id));
  if (!data || data.ledger.length === 0) return null;
  const receipt = data.fee?.receipt;
  // In its own words: whoever paid another amount in time has not paid late.
  const wordOf = ({ kind, sum }: (typeof data.ledger)[number]) => {
    const other = sum !== feeOwed(order) && (kind === 'received' || kind === 'late_refund');
    return text(`orderFacts.fee.${other ? (`other.${kind}` as const) : kind}`);
  };
  return (
    <>
      <ol className={styles.story} aria-label={text('orderFacts.fee.story')}>
        {data.ledger.map((entry) => (
          <li key={`${entry.kind} ${entry.at}`}>
            {wordOf(entry)} <b>{money(entry.sum)}</b>
            <time dateTime={entry.at}>{dateTime(entry.at)}</time>
          </li>
        ))}
        {data.refunds.map(({ state, created, done }) => (
          <li key={`refund ${created}`} data-state={state}>
            {text(`orderFacts.refund.${state}`, { date: done ? dateTime(done) : '' })}
          </li>
        ))}
      </ol>
      {receipt && (
        <button
          type="button"
          className={styles.receipt}
          onClick={() =>
            void openPaper(
              wireRequest('GET /api/v4/payments/:orderId/receipt', { params: { orderId: order.id } }),
              'orderFacts.receipt.failed',
            )
          }
        >
          {text('orderFacts.receipt', { number: receipt })}
        </button>
      )}
    </>
  );
}
