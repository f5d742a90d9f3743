import { useText } from '../../../lib/i18n.tsx';
import { Ticks } from '../pages/parts/ticks.tsx';
import styles from './room.module.css';
import { useFigures } from './use-figures.ts';

const NEEDS = ['area', 'floor', 'through', 'front', 'hours'] as const;

/** Which room will do, before anybody signs a lease. */
export function Room() {
  const text = useText();
  const figures = useFigures();
  return (
    <section className={styles.room}>
      <img src="/drawings/points-georgian.svg" alt="" width="240" height="200" loading="lazy" />
      <div className={styles.needs}>
        <h2>{text('georgia.room.title')}</h2>
        <Ticks items={NEEDS.map((need) => text(`georgia.room.${need}`, figures))} />
        <a href="/documents/brandbook-georgia">{text('georgia.room.book')}</a>
      </div>
    </section>
  );
}
