import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { clockFace, leftOf } from '../time-left.ts';
import styles from './payment.module.css';

interface Props {
  readonly remaining: number | undefined;
  readonly until: string | null;
}

const HOUR = 3_600_000;

export function Timer({ remaining, until }: Props) {
  const text = useText();
  return (
    <div className={styles.timer} data-short={(remaining !== undefined && remaining < HOUR) || undefined}>
      <p id="timer">{text('orderPayment.timer.label')}</p>
      <p role="timer" aria-labelledby="timer" className={styles.face}>
        {remaining === undefined ? '––:––:––' : clockFace(leftOf(remaining))}
      </p>
      {until && <p>{text('orderPayment.timer.until', { date: dateTime(until) })}</p>}
      <p className={styles.otherwise}>{text('orderPayment.timer.otherwise')}</p>
    </div>
  );
}
