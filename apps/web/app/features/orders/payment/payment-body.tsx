import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { FeeTerms } from '../fee-terms.tsx';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import { NotDue } from './not-due.tsx';
import { OfflineNote } from './offline-note.tsx';
import styles from './payment.module.css';
import { PaymentState } from './payment-state.tsx';
import { TimeOver } from './time-over.tsx';
import { Timer } from './timer.tsx';
import type { useCheck } from './use-check.ts';
import { useRemaining } from './use-remaining.ts';

interface Props {
  readonly order: Order;
  readonly check: ReturnType<typeof useCheck>;
}

export function PaymentBody({ order, check }: Props) {
  const text = useText();
  const status = check.data?.status;
  if (status === 'paid') return <Paid order={order} />;
  return (
    <>
      <BackLink to={`/lk/orders/${order.id}`}>{text('orderPayment.back.order', { id: order.id })}</BackLink>
      <ScreenTitle title={text('orderPayment.title')} />
      <p className={styles.address}>{order.fullAddress}</p>
      <Standing order={order} check={check} />
    </>
  );
}

/** Paid: the order page says what comes next. */
function Paid({ order: { id } }: Pick<Props, 'order'>) {
  useEffect(() => {
    notify({
      kind: 'success',
      title: { key: 'orderPayment.done' },
      text: { key: 'orderPayment.done.text', params: { id } },
      seconds: 10,
    });
  }, [id]);
  return <Navigate to={`/lk/orders/${id}`} replace />;
}

function Standing({ order, check }: Props) {
  const text = useText();
  const online = useOnline();
  const money = useMoney(order.country);
  const waits = order.outlook.step === 'pay';
  const remaining = useRemaining(order.id, waits);
  const expired = order.status === 'ORDER_NOT_PAID_BY_QR_CODE';
  if (!check.data) return null;
  // An attempt under way may still turn out to have been paid in time, so it is shown to its end.
  const pending = check.data.status === 'pending';
  if (!waits && !expired && !pending) return <NotDue order={order} />;
  const over = expired || remaining === 0 || check.data.status === 'notPaid';
  return (
    <>
      {!online && <OfflineNote />}
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="amount">
          <h2 id="amount" className={styles.label}>
            {text(over ? 'orders.fee.title' : 'orderPayment.amount')}
          </h2>
          <p className={styles.amount}>{money(check.data.sum)}</p>
          {over ? <TimeOver order={order} ended={expired} /> : <Timer remaining={remaining} order={order} />}
          {(!over || pending) && <PaymentState orderId={order.id} check={check} />}
        </section>
        <section className={styles.terms} aria-labelledby="terms">
          <h2 id="terms">{text('orderPayment.terms.title')}</h2>
          <FeeTerms />
        </section>
      </div>
    </>
  );
}
