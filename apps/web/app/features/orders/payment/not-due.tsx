import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './payment.module.css';

export function NotDue({ order: { id } }: { readonly order: Order }) {
  const text = useText();
  return (
    <EmptyState
      drawing="orders"
      title={text('orderPayment.notdue.title')}
      text={text('orderPayment.notdue.text', { id })}
    >
      <p className={styles.link}>
        <ButtonLink look="quiet" to={`/lk/orders/${id}`}>
          {text('orderPayment.notdue.link')}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
