import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import styles from './order-actions.module.css';

/** What deleting costs, said before it is done. */
export function FeeOnDelete({ order }: { readonly order: Order }) {
  const text = useText();
  const money = useMoney(order.country);
  const { amount, ifDeletedNow } = order.outlook.fee;
  if (order.outlook.step === 'waitForMoney') return <p>{text('orderPage.delete.other')}</p>;
  if (ifDeletedNow === null || amount === null) return <p>{text('orderPage.delete.nomoney')}</p>;
  return (
    <p className={styles.fate} data-fate={ifDeletedNow}>
      {text(ifDeletedNow === 'kept' ? 'orderPage.delete.keep' : 'orderPage.delete.refund', {
        amount: money(amount),
      })}
    </p>
  );
}
