import { Timeline } from '../../../lib/account/timeline.tsx';
import { toneOfOrderEvent, useOrderEvent } from '../../../lib/account/use-order-event.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-history.module.css';

/** What happened, the newest on top. */
export function OrderHistory({ order }: { readonly order: Order }) {
  const text = useText();
  const nameOf = useOrderEvent();
  const entries = order.history.map(({ at, event, actor, comment }) => ({
    at,
    name: nameOf(event),
    about: (
      <>
        <time dateTime={at}>{dateTime(at)}</time> · {text(`orderFacts.actor.${actor}`)}
      </>
    ),
    comment,
    tone: toneOfOrderEvent(event),
  }));
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{text('orderFacts.history.title')}</h2>
      <Timeline entries={entries} />
    </section>
  );
}
