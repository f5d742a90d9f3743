import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-remarks.module.css';
import { PlaceLinks } from './place-links.tsx';

/** What staff asked to change. Shown as long as it can still be answered. */
export function OrderRemarks({ order }: { readonly order: Order }) {
  const text = useText();
  if (order.remarks.length === 0 || !order.abilities.includes('edit')) return null;
  return (
    <section className={styles.remarks} aria-labelledby="remarks">
      <h2 id="remarks">
        <IconAlertTriangle size={22} aria-hidden="true" />
        {text('orderPage.remarks.title')}
        <small>{order.remarks.length}</small>
      </h2>
      <p>{text('orderPage.remarks.text')}</p>
      <PlaceLinks order={order} places={order.remarks} />
    </section>
  );
}
