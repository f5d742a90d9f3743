import type { OrderStatus } from '@punkt/domain/order-status';
import { useText } from '../../lib/i18n.tsx';
import styles from './status-tag.module.css';

type Tone = 'quiet' | 'attention' | 'busy' | 'good' | 'bad';

/** Amber where the owner has to act, teal where we do. */
const TONES = {
  ORDER_DRAFT: 'quiet',
  ORDER_WAITING_QR_CODE_PAYMENT: 'attention',
  ORDER_NOT_PAID_BY_QR_CODE: 'bad',
  ORDER_REMARK_FROM_PAYMENT: 'attention',
  ORDER_CREATED: 'busy',
  ORDER_REMARK_FROM_CREATED: 'attention',
  ORDER_DECLINED: 'bad',
  ORDER_ACCEPTED: 'good',
  ORDER_PICKPOINT_READY_ACTIVATE: 'busy',
  ORDER_REMARK: 'attention',
  ORDER_PICKPOINT_CREATED: 'good',
  ORDER_CANCELED: 'quiet',
  ORDER_DELETED: 'quiet',
} as const satisfies Record<OrderStatus, Tone>;

interface Props {
  readonly status: OrderStatus;
  readonly deleted: boolean;
}

/** «Deleted» beside another status: an application that left the list by itself says both. */
export function StatusTag({ status, deleted }: Props) {
  const text = useText();
  return (
    <span className={styles.tags}>
      <span className={styles.tag} data-tone={TONES[status]}>
        {text(`orders.status.${status}`)}
      </span>
      {deleted && status !== 'ORDER_DELETED' && (
        <span className={styles.tag} data-tone="quiet">
          {text('orders.deleted')}
        </span>
      )}
    </span>
  );
}
