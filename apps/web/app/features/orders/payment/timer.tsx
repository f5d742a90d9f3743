import { useMoment } from '../../../lib/account/use-moment.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { clockFace, leftOf } from '../time-left.ts';
import styles from './payment.module.css';

interface Props {
  readonly remaining: number | undefined;
  readonly order: Order;
}

const HOUR = 3_600_000;

export function Timer({ remaining, order }: Props) {
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
