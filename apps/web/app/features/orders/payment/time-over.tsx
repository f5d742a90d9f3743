import IconClockX from 'icon:clock-x';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { FeeHistory, feeHistoryQuery } from '../page/fee-history.tsx';
import { feeOwed } from '../page/fee-owed.ts';
import { lateMoneyOf } from '../page/late-money.ts';
import styles from './payment.module.css';

interface Props {
  readonly order: Order;
  /** The application has ended already; until then a payment made in time may still turn up. */
  readonly ended: boolean;
}

/** What became of the application, and what to do about it. */
export function TimeOver({ order, ended }: Props) {
  const text = useText();
  const { id } = order;
  const { data } = useQuery({ ...feeHistoryQuery(id), enabled: ended });
  // Money that came too late, or in another amount, has gone back or is on its way: nothing is promised that was done.
  const money = data ? lateMoneyOf(data, feeOwed(order)) : 'none';
  return (
    <div className={styles.over} role="alert">
      <IconClockX size={24} />
      <div>
        <h3>{text('orderPayment.over.title')}</h3>
        {!ended && <p>{text('orderPayment.over.text')}</p>}
        {ended && <p>{text(`orderPayment.over.${money === 'none' ? 'ended' : money}`, { id })}</p>}
        {money !== 'none' && <FeeHistory order={order} />}
        <ButtonLink to="/lk/orders/create">{text('orderPayment.over.new')}</ButtonLink>
      </div>
    </div>
  );
}
