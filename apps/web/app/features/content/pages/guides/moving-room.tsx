import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { useText } from '../../../../lib/i18n.tsx';
import { Ticks } from '../parts/ticks.tsx';
import styles from './moving.module.css';
import { STANDARD_AREA } from './use-type-figures.ts';

/** The circle a point may move in, and the room it may move to. */
export function MovingRoom() {
  const text = useText();
  const radius = { radius: MOVE_TERMS.radiusMetres };
  return (
    <section className={styles.room}>
      <img
        src="/drawings/guides-ring.svg"
        alt={text('guides.moving.ring.label', radius)}
        width="320"
        height="260"
      />
      <div className={styles.needs}>
        <h2>{text('guides.moving.room.title')}</h2>
        <Ticks
          items={[
            text('guides.moving.room.radius', radius),
            text('guides.moving.room.floor'),
            text('guides.moving.room.through'),
            text('guides.moving.room.area', { area: STANDARD_AREA }),
          ]}
        />
      </div>
    </section>
  );
}
