import { IconClockHour4, IconHourglassEmpty, IconPointFilled } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n.tsx';
import type { OrderCard } from '../order-queries.ts';
import { useNextStep } from '../order-words.ts';
import { isClose, leftOf } from '../time-left.ts';
import { useMoment } from '../use-moment.ts';
import styles from './order-list.module.css';

interface Props {
  readonly card: Pick<OrderCard, 'outlook' | 'country'>;
  readonly now: Date;
}

/** One line: what comes next, and until when. */
export function NextLine({ card, now }: Props) {
  const { outlook } = card;
  const next = useNextStep();
  const Icon = outlook.actor === 'staff' ? IconHourglassEmpty : IconPointFilled;
  return (
    <p className={styles.next} data-actor={outlook.actor}>
      <span className={styles.step}>
        {outlook.actor !== 'none' && <Icon size={16} aria-hidden="true" />}
        {next(outlook.step)}
      </span>
      {outlook.until && <Until card={card} until={outlook.until} now={now} />}
    </p>
  );
}

function Until({ card, until, now }: Props & { readonly until: string }) {
  const text = useText();
  const moment = useMoment(card.country);
  const mine = card.outlook.actor === 'owner';
  const milliseconds = new Date(until).getTime() - now.getTime();
  const { hours, minutes } = leftOf(milliseconds);
  const left =
    hours > 0 ? text('orders.left.hours', { hours, minutes }) : text('orders.left.minutes', { minutes });
  const close = mine && isClose(milliseconds);
  return (
    <span className={styles.until} data-close={close || undefined}>
      {close && <IconClockHour4 size={16} aria-hidden="true" />}
      {text(mine ? 'orders.until' : 'orders.latest', { date: moment(until) })}
      {close && ` · ${milliseconds > 0 ? text('orders.left', { left }) : text('orders.time.over')}`}
    </span>
  );
}
