import IconClockHour4 from 'icon:clock-hour-4';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useRemaining } from '../payment/use-remaining.ts';
import { clockFace, isClose, leftOf } from '../time-left.ts';
import { useMoney } from '../use-money.ts';
import styles from './order-outlook.module.css';

/** What happens by itself, and whether a fee that was paid comes back then. */
const ENDINGS = {
  expirePayment: null,
  lapseRework: 'refunded',
  lapseReview: 'refunded',
  lapseMove: null,
  lapseActivation: 'kept',
} as const;

const SECOND = 1000;

export function OrderDeadline({ order }: { readonly order: Order }) {
  const text = useText();
  const now = useNow();
  const moment = useMoment(order.country);
  const { until, otherwise, step, actor } = order.outlook;
  if (!until) return null;
  const milliseconds = new Date(until).getTime() - now.getTime();
  const close = isClose(milliseconds);
  return (
    <div className={styles.deadline} data-close={close || undefined}>
      <p className={styles.until}>
        <IconClockHour4 size={20} />
        <span>
          {text('orderPage.until.title')}{' '}
          <b>{text(actor === 'owner' ? 'orders.until' : 'orders.latest', { date: moment(until) })}</b>
        </span>
        {close && (step === 'pay' ? <Remaining id={order.id} /> : <Counting until={until} />)}
      </p>
      {otherwise && <Otherwise order={order} event={otherwise} />}
    </div>
  );
}

/** Seconds are redrawn alone, not with the whole page. */
function Counting({ until }: { readonly until: string }) {
  const now = useNow(SECOND);
  return <Face milliseconds={new Date(until).getTime() - now.getTime()} />;
}

function Remaining({ id }: { readonly id: string }) {
  const left = useRemaining(id);
  return left === undefined ? null : <Face milliseconds={left} />;
}

function Face({ milliseconds }: { readonly milliseconds: number }) {
  const text = useText();
  return (
    <span role="timer" className={styles.counting}>
      {milliseconds > 0
        ? text('orders.left', { left: clockFace(leftOf(milliseconds)) })
        : text('orders.time.over')}
    </span>
  );
}

function Otherwise({ order, event }: { readonly order: Order; readonly event: string }) {
  const text = useText();
  const money = useMoney(order.country);
  const { fee } = order.outlook;
  const known = Object.keys(ENDINGS).find((one): one is keyof typeof ENDINGS => one === event);
  if (!known) return null;
  const ending = ENDINGS[known];
  return (
    <p className={styles.otherwise}>
      {text(`orderPage.otherwise.${known}`)}
      {ending && fee.state === 'held' && fee.amount !== null && (
        <> {text(`orderPage.otherwise.${ending}`, { amount: money(fee.amount) })}</>
      )}
    </p>
  );
}
