import { useMoment } from '../../../lib/account/use-moment.ts';
import { useText } from '../../../lib/i18n.tsx';
import { FeeTerms } from '../fee-terms.tsx';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import { FeeHistory } from './fee-history.tsx';
import styles from './order-fee.module.css';

/** What it costs: the amount, where it is now, and what becomes of it. */
export function OrderFee({ order }: { readonly order: Order }) {
  const text = useText();
  const money = useMoney(order.country);
  const moment = useMoment(order.country);
  const { fee } = order.outlook;
  if (fee.amount === null) return null;
  const amount = money(fee.amount);
  // Another amount is here: the fee is not paid, and must not be paid now.
  const undecided = order.outlook.step === 'waitForMoney';
  const open = fee.state === 'notYet' || fee.state === 'due' || fee.state === 'held';
  return (
    <section className={styles.fee} aria-labelledby="fee">
      <h3 id="fee">{text('orders.fee.title')}</h3>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.state} data-state={undecided ? undefined : fee.state}>
        {text(`orders.fee.state.${undecided ? 'undecided' : fee.state}`)}
      </p>
      {fee.ifDeletedNow && <p>{text(`orders.fee.ifDeleted.${fee.ifDeletedNow}`, { amount })}</p>}
      {fee.keptFrom && <p>{text('orders.fee.keptFrom', { date: moment(fee.keptFrom) })}</p>}
      {fee.refundUntil && <p>{text('orders.fee.refundUntil', { date: moment(fee.refundUntil) })}</p>}
      {open && !fee.ifDeletedNow && <FeeTerms />}
      {/* Also of one that waits for money again: what came too late before went back. */}
      {order.outOfDraftDate && <FeeHistory order={order} />}
    </section>
  );
}
