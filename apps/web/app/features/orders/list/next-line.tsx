import IconClockHour4 from 'icon:clock-hour-4';
import IconHourglassEmpty from 'icon:hourglass-empty';
import IconPointFilled from 'icon:point-filled';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { deadlineDate } from '../../../lib/deadline.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { OrderCard } from '../order-queries.ts';
import { useNextLine } from '../order-words.ts';
import { isClose, leftOf } from '../time-left.ts';
import styles from './order-list.module.css';

interface Props {
  readonly card: Pick<OrderCard, 'outlook' | 'draftStep' | 'country'>;
  readonly now: Date;
}

/** One line: what comes next, and until when. Where we act, it is our promise that counts, not the day it would lapse. */
export function NextLine({ card, now }: Props) {
  const { outlook } = card;
  const next = useNextLine();
  const mine = outlook.actor === 'owner' || outlook.fee.keptFrom !== null;
  const Icon = outlook.actor === 'staff' ? IconHourglassEmpty : IconPointFilled;
  const until = outlook.fee.keptFrom ?? (mine ? outlook.until : null);
  return (
    <p className={styles.next} data-actor={mine ? 'owner' : outlook.actor}>
      <span className={styles.step}>
        {(mine || outlook.actor !== 'none') && <Icon size={16} />}
        {next(card)}
      </span>
      {until && <Until card={card} until={until} now={now} />}
      {outlook.promised && <Promised promised={outlook.promised} now={now} />}
    </p>
  );
}

/** The day on which staff have promised to answer. */
function Promised({ promised, now }: { readonly promised: string; readonly now: Date }) {
  const text = useText();
  const late = new Date(promised) < now;
  return (
    <span className={styles.until}>
      {text(late ? 'orders.promised.late' : 'orders.promised', { date: deadlineDate(promised) })}
    </span>
  );
}

/** A deadline of the owner's; under a day the hours are counted. */
function Until({ card, until, now }: Props & { readonly until: string }) {
  const text = useText();
  const moment = useMoment(card.country);
  const milliseconds = new Date(until).getTime() - now.getTime();
  const { hours, minutes } = leftOf(milliseconds);
  const left =
    hours > 0 ? text('orders.left.hours', { hours, minutes }) : text('orders.left.minutes', { minutes });
  const close = isClose(milliseconds);
  return (
    <span className={styles.until} data-close={close || undefined}>
      {close && <IconClockHour4 size={16} />}
      {text('orders.until', { date: moment(until) })}
      {close && ` · ${milliseconds > 0 ? text('orders.left', { left }) : text('orders.time.over')}`}
    </span>
  );
}
