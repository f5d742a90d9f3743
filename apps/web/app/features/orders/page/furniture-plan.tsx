import type { FurnitureItem } from '@punkt/domain/furniture';
import { useText } from '../../../lib/i18n.tsx';
import styles from './order-furniture.module.css';
import { type Box, planOf } from './plan.ts';

interface Props {
  readonly items: readonly FurnitureItem[];
  readonly area: number;
  readonly stockArea: number;
}

/** A drawing to get the idea; the list beside it says the same in words. */
export function FurniturePlan({ items, area, stockArea }: Props) {
  const text = useText();
  const plan = planOf(items, area, stockArea);
  const words = items
    .map(({ name, count }) => `${text(`orderFacts.furniture.${name}`)} — ${count}`)
    .join(', ');
  const { width, height, wall } = plan;
  return (
    <svg
      className={styles.plan}
      viewBox={`-4 -4 ${width + 8} ${height + 24}`}
      role="img"
      aria-label={text('orderFacts.furniture.plan', { items: words })}
    >
      <rect className={styles.floor} width={wall} height={height} />
      <rect className={styles.stock} x={wall} width={width - wall} height={height} />
      <Boxes className={styles.rack} boxes={plan.racks} />
      <Boxes className={styles.desk} boxes={plan.desks} />
      <Boxes className={styles.room} boxes={plan.fittingRooms} />
      {plan.bench && <Boxes className={styles.bench} boxes={[plan.bench]} />}
      <path className={styles.walls} d={`M${wall} 0V52M${wall} ${height - 20}V${height}`} />
      <path className={styles.walls} d={`M20 ${height}H0V0H${width}V${height}H64`} />
      <path className={styles.door} d={`M20 ${height}A44 44 0 0 1 64 ${height - 44}V${height}`} />
      <text x="10" y="19">
        {text('orderFacts.furniture.client')}
      </text>
      <text x={wall + 10} y="19">
        {text('orderFacts.furniture.stock')}
      </text>
      <text x="20" y={height + 16}>
        {text('orderFacts.furniture.entrance')}
      </text>
    </svg>
  );
}

const Boxes = ({
  boxes,
  className,
}: {
  readonly boxes: readonly Box[];
  readonly className: string | undefined;
}) => boxes.map((box) => <rect key={`${box.x} ${box.y}`} className={className} rx="2" {...box} />);
