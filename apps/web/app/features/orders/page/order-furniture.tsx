import type { FurnitureItem } from '@punkt/domain/furniture';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { FurniturePlan } from './furniture-plan.tsx';
import styles from './order-furniture.module.css';
import { furnitureQuery } from './order-parts.ts';
import { PartFailed } from './part-failed.tsx';

/** Calculated from the room, so there is nothing to show before the room is known. */
export function OrderFurniture({ order }: { readonly order: Order }) {
  const text = useText();
  const known = order.area !== null && order.warehouseArea !== null && order.cellingHeight !== null;
  const { data, error, refetch } = useQuery({ ...furnitureQuery(order.id), enabled: known });
  const scheme = data?.orderScheme;
  return (
    <section aria-labelledby="furniture">
      <h2 id="furniture">{text('orderFacts.furniture.title')}</h2>
      {!known && <p className={styles.soft}>{text('orderFacts.furniture.later')}</p>}
      {known && !data && !error && <Skeleton height="200px" />}
      {!data && error && <PartFailed onRetry={() => void refetch()} />}
      {scheme?.kind === 'self' && <p className={styles.soft}>{text('orderFacts.furniture.self')}</p>}
      {scheme?.kind === 'auto' && (
        <div className={styles.scheme}>
          <FurniturePlan items={scheme.items} area={order.area ?? 0} stockArea={order.warehouseArea ?? 0} />
          <div>
            <p className={styles.soft}>{text('orderFacts.furniture.text')}</p>
            <Items items={scheme.items} />
          </div>
        </div>
      )}
    </section>
  );
}

function Items({ items }: { readonly items: readonly FurnitureItem[] }) {
  const text = useText();
  return (
    <ul className={styles.items}>
      {items.map(({ name, count }) => (
        <li key={name}>
          <span>{text(`orderFacts.furniture.${name}`)}</span>
          <b>{text('orderFacts.furniture.count', { count })}</b>
        </li>
      ))}
    </ul>
  );
}
