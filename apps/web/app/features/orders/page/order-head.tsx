import IconArrowsRight from 'icon:arrows-right';
import { useLocation } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { StatusTag } from '../status-tag.tsx';
import styles from './order-head.module.css';

/** The list as it was left: its page and its filter. */
export function useListPath(): string {
  const { state } = useLocation() as { readonly state: { readonly list?: string } | null };
  return `/lk/orders${state?.list ?? ''}`;
}

export function OrderHead({ order }: { readonly order: Order }) {
  const text = useText();
  return (
    <header className={styles.head}>
      <BackLink to={useListPath()}>{text('orders.back')}</BackLink>
      <div className={styles.title}>
        <ScreenTitle title={text('orders.number', { id: order.id })} />
        {/* A decision that comes by itself is heard, not only seen. */}
        <div role="status">
          <StatusTag status={order.status} deleted={order.deleted} />
        </div>
      </div>
      <p className={styles.address}>{order.fullAddress || text('orders.address.none')}</p>
      <p className={styles.dates}>
        <span>{text('orderPage.created', { date: dateTime(order.created) })}</span>
        {order.outOfDraftDate && (
          <span>{text('orderPage.sent', { date: dateTime(order.outOfDraftDate) })}</span>
        )}
        {order.exPickPointId && (
          <span className="inline gap-6">
            <IconArrowsRight size={16} />
            {text('orders.move')}
          </span>
        )}
      </p>
    </header>
  );
}
