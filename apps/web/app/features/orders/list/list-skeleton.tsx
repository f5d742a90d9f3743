import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './order-list.module.css';

const ROWS = ['62%', '48%', '70%', '55%'];

/** As tall as the cards they stand for. */
export function ListSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <ul className={styles.list} aria-hidden="true">
        {ROWS.map((width) => (
          <li key={width} className={styles.card}>
            <p className={styles.top}>
              <Skeleton width="120px" height="24px" />
            </p>
            <p>
              <Skeleton width="180px" height="24px" />
            </p>
            <p className={styles.address}>
              <Skeleton width={width} />
            </p>
            <p className={styles.next}>
              <Skeleton width="300px" />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
