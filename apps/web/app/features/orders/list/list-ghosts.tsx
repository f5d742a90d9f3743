import { Ghost } from '../../../components/ghost.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './order-list.module.css';

const ROWS = ['62%', '48%', '70%', '55%'];

/** As tall as the cards they stand for. */
export function ListGhosts() {
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
              <Ghost width="120px" height="24px" />
            </p>
            <p>
              <Ghost width="180px" height="24px" />
            </p>
            <p className={styles.address}>
              <Ghost width={width} />
            </p>
            <p className={styles.next}>
              <Ghost width="300px" />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
