import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';

const FIGURES = ['a', 'b', 'c'];
const ROWS = ['d', 'e', 'f', 'g'];

export function LoadSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.figures} aria-hidden="true">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="36px" />
          </div>
        ))}
      </div>
      <div className={styles.skeleton} aria-hidden="true">
        {ROWS.map((row) => (
          <Skeleton key={row} height="44px" />
        ))}
      </div>
    </>
  );
}
