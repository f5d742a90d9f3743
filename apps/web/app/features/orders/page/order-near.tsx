import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-data.module.css';
import { nearQuery } from './order-parts.ts';
import { PartFailed } from './part-failed.tsx';

const KILOMETRE = 1000;

export function OrderNear({ order }: { readonly order: Order }) {
  const text = useText();
  const placed = order.latitude !== null && order.longitude !== null;
  const { data, error, refetch } = useQuery({ ...nearQuery(order.id), enabled: placed });
  if (!placed) return null;
  return (
    <section aria-labelledby="near">
      <h2 id="near">{text('orderFacts.near.title')}</h2>
      {!data && !error && <Skeleton height="44px" />}
      {!data && error && <PartFailed onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <p className={styles.soft}>{text('orderFacts.near.none')}</p>}
      <ul className={styles.near}>
        {data?.data.map(({ id, address, distanceMetres, isMoving }) => (
          <li key={id}>
            {address}
            <span>
              {isMoving && `${text('orderFacts.near.moving')} · `}
              <Distance metres={distanceMetres} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Distance({ metres }: { readonly metres: number }) {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return metres < KILOMETRE
    ? text('orderFacts.near.metres', { distance: number.format(Math.round(metres)) })
    : text('orderFacts.near.kilometres', { distance: number.format(metres / KILOMETRE) });
}
