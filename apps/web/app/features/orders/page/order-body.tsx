import IconAlertTriangle from 'icon:alert-triangle';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { ActivationList } from './activation-list.tsx';
import styles from './order-body.module.css';
import { OrderComments } from './order-comments.tsx';
import { OrderData } from './order-data.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderOutlook } from './order-outlook.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderRemarks } from './order-remarks.tsx';

interface Props {
  readonly order: Order;
  readonly paymentFailed: boolean;
}

export function OrderBody({ order, paymentFailed }: Props) {
  return (
    <>
      <OrderHead order={order} />
      {/* An old address must not frighten whoever has paid since. */}
      {paymentFailed && order.outlook.step === 'pay' && <PaymentFailed />}
      <OrderProgress order={order} />
      <OrderOutlook order={order} />
      <OrderRemarks order={order} />
      <ActivationList order={order} />
      <div className={styles.columns}>
        <div className={styles.comments}>
          <OrderComments order={order} />
        </div>
        <div className={styles.data}>
          <OrderData order={order} />
        </div>
        <div className={styles.history}>
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}

function PaymentFailed() {
  const text = useText();
  return (
    <div className={styles.failed} role="alert">
      <IconAlertTriangle size={22} />
      <p>
        <b>{text('orderPage.error.title')}</b>
        {text('orderPage.error.text')}
      </p>
    </div>
  );
}
