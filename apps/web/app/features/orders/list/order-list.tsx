import { useNow } from '../../../lib/account/use-now.ts';
import type { OrderCard as Card } from '../order-queries.ts';
import { type ListFilter, searchOf } from './list-filter.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';

interface Props {
  readonly cards: readonly Card[];
  readonly filter: ListFilter;
}

export function OrderList({ cards, filter }: Props) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <OrderCard key={card.id} card={card} now={now} search={searchOf(filter)} />
      ))}
    </ul>
  );
}
