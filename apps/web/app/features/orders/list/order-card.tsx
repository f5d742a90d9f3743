import IconArrowsRight from 'icon:arrows-right';
import { Link } from 'react-router';
import { useText } from '../../../lib/i18n.tsx';
import { dateOf } from '../order-dates.ts';
import type { OrderCard as Card } from '../order-queries.ts';
import { StatusTag } from '../status-tag.tsx';
import { NextLine } from './next-line.tsx';
import styles from './order-list.module.css';

interface Props {
  readonly card: Card;
  readonly now: Date;
  /** Of the list, so that the way back leads to the same page of it. */
  readonly search: string;
  readonly to?: string;
}

export function OrderCard({ card, now, search, to = `/lk/orders/${card.id}` }: Props) {
  const text = useText();
  const over = card.outlook.actor === 'none' && card.outlook.step !== 'opened';
  return (
    <li className={styles.card} data-over={over || undefined}>
      <p className={styles.top}>
        <StatusTag status={card.status} deleted={card.deleted} />
        {card.exPickPointId && (
          <span className={styles.move}>
            <IconArrowsRight size={16} />
            {text('orders.move')}
          </span>
        )}
      </p>
      <h3>
        <Link to={to} state={{ list: search }}>
          {text('orders.number', { id: card.id })}
        </Link>{' '}
        <span className={styles.date}>{text('orders.card.created', { date: dateOf(card.created) })}</span>
      </h3>
      <p className={styles.address} data-empty={card.fullAddress === '' || undefined}>
        {card.fullAddress || text('orders.address.none')}
      </p>
      <NextLine card={card} now={now} />
    </li>
  );
}
