import { ORDER_EVENTS } from '@punkt/domain/order-machine';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-history.module.css';

const EVENTS = ['create', ...ORDER_EVENTS] as const;

/** What happened, the newest on top. */
export function OrderHistory({ order }: { readonly order: Order }) {
  const text = useText();
  const name = (event: string): string => {
    const known = EVENTS.find((one) => one === event);
    return known ? text(`orderFacts.history.${known}`) : event;
  };
  const rows = order.history.map((row, index) => ({ ...row, key: `${row.at} ${index}` })).reverse();
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{text('orderFacts.history.title')}</h2>
      <ol>
        {rows.map(({ key, at, event, actor, comment }) => (
          <li key={key} data-event={event}>
            <b>{name(event)}</b>
            <span>
              <time dateTime={at}>{dateTime(at)}</time> · {text(`orderFacts.actor.${actor}`)}
            </span>
            {comment && <q>{comment}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
