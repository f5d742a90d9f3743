import IconAlertTriangle from 'icon:alert-triangle';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-remarks.module.css';
import { PlaceLinks } from './place-links.tsx';
import { openRemarkOf } from './progress.ts';

/** What staff asked to change. Shown as long as it can still be answered. */
export function OrderRemarks({ order }: { readonly order: Order }) {
  const text = useText();
  // A payment has no place to stick a remark to: there the operator's words are all.
  const comment = openRemarkOf(order)?.comment ?? '';
  const places = order.remarks.length;
  const open = order.abilities.some((event) => event === 'edit' || event === 'editActivation');
  if (!open || (places === 0 && comment === '')) return null;
  return (
    <section className={styles.remarks} aria-labelledby="remarks">
      <h2 id="remarks">
        <IconAlertTriangle size={22} />
        {text('orderPage.remarks.title')}
        {places > 0 && <small>{places}</small>}
      </h2>
      {comment && <blockquote>{text('orderPage.remarks.comment', { text: comment })}</blockquote>}
      {places > 0 && (
        <>
          <p>{text('orderPage.remarks.text')}</p>
          <PlaceLinks order={order} places={order.remarks} />
        </>
      )}
    </section>
  );
}
