import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { FeeTerms } from '../fee-terms.tsx';
import type { Order } from '../order-queries.ts';
import { clockFace, leftOf } from '../time-left.ts';
import { useMoney } from '../use-money.ts';
import { OfflineNote } from './offline-note.tsx';
import styles from './payment.module.css';
import { PaymentState } from './payment-state.tsx';
import { TimeOver } from './time-over.tsx';
import type { useCheck } from './use-check.ts';
import { useRemaining } from './use-remaining.ts';

interface TimerProps {
  readonly remaining: number | undefined;
  readonly order: Order;
}

const HOUR = 3_600_000;

function Timer({ remaining, order }: TimerProps) {
  const text = useText();
  const moment = useMoment(order.country);
  const { until } = order.outlook;
  return (
    <div className={styles.timer} data-short={(remaining !== undefined && remaining < HOUR) || undefined}>
      <p id="timer">{text('orderPayment.timer.label')}</p>
      <p role="timer" aria-labelledby="timer" className={styles.face}>
        {remaining === undefined ? '––:––:––' : clockFace(leftOf(remaining))}
      </p>
      {until && <p>{text('orderPayment.timer.until', { date: moment(until) })}</p>}
      <p className={styles.otherwise}>{text('orderPayment.timer.otherwise')}</p>
    </div>
  );
}

function NotDue({ order: { id } }: { readonly order: Order }) {
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
      <ScreenTitle title={text('orderPayment.title')} of={text('orders.number', { id: order.id })} />
      <p className={styles.address}>{order.fullAddress}</p>
      <Standing order={order} check={check} />
    </>
  );
}

/** Just paid, and nobody has decided yet. The first two are what the application said before the money counted. */
const JUST_PAID: readonly string[] = ['pay', 'waitForMoney', 'waitForReview'];

/** Paid: the order page says what comes next. An old link tells nothing as news that may have changed since. */
function Paid({ order: { id, outlook } }: Pick<Props, 'order'>) {
  const news = JUST_PAID.includes(outlook.step);
  useEffect(() => {
    if (!news) return;
    notify({
      kind: 'success',
      title: { key: 'orderPayment.done' },
      text: { key: 'orderPayment.done.text', params: { id } },
      seconds: 10,
    });
  }, [id, news]);
  return <Navigate to={`/lk/orders/${id}`} replace />;
}

function Standing({ order, check }: Props) {
  const text = useText();
  const online = useOnline();
  const money = useMoney(order.country);
  // Another amount came: the application still waits for its fee, but whoever paid must not be told to pay again.
  const other = order.outlook.step === 'waitForMoney';
  const waits = order.outlook.step === 'pay';
  const remaining = useRemaining(order.id, waits);
  const expired = order.status === 'ORDER_NOT_PAID_BY_QR_CODE';
  if (!check.data) return null;
  // An attempt under way may still turn out to have been paid in time, so it is shown to its end.
  const pending = check.data.status === 'pending';
  if (!waits && !other && !expired && !pending) return <NotDue order={order} />;
  const over = expired || remaining === 0 || check.data.status === 'notPaid';
  // What becomes of the fee is said only where one may still be taken.
  const open = other || !over || pending;
  return (
    <>
      {!online && <OfflineNote />}
      <div className={styles.columns} data-alone={!open || other || undefined}>
        <section className={styles.panel} aria-labelledby="amount">
          <h2 id="amount" className={styles.label}>
            {text(over || other ? 'orders.fee.title' : 'orderPayment.amount')}
          </h2>
          <p className={styles.amount}>{money(check.data.sum)}</p>
          {over && !other && <TimeOver order={order} ended={expired} />}
          {!over && !other && <Timer remaining={remaining} order={order} />}
          {open && <PaymentState orderId={order.id} check={check} over={over} other={other} />}
        </section>
        {open && !other && (
          <section className={styles.terms} aria-labelledby="terms">
            <h2 id="terms">{text('orderPayment.terms.title')}</h2>
            <FeeTerms />
          </section>
        )}
      </div>
    </>
  );
}
