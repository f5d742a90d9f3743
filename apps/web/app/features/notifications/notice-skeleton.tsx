import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import styles from './notice-list.module.css';

const ROWS = ['52%', '64%', '44%', '58%', '48%'];

/** As tall as the rows they stand for. */
export function NoticeSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.day} aria-hidden="true">
        <h2>
          <Skeleton width="72px" />
        </h2>
        <div className={styles.list}>
          {ROWS.map((width) => (
            <div key={width} className={styles.row}>
              <span className={styles.icon} />
              <div>
                <Skeleton width={width} />
                <p>
                  <Skeleton width="86%" />
                </p>
              </div>
              <Skeleton width="40px" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
