import { Ghost } from '../../../components/ghost.tsx';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import { useText } from '../../../lib/i18n.tsx';
import styles from './application-rows.module.css';
import { Columns } from './application-rows.tsx';
import type { QueueFilter } from './queue-filter.ts';

const ROWS = ['72%', '58%', '80%', '64%', '76%', '61%', '68%', '55%'];

/** As tall as the rows they stand for. */
export function QueueGhosts({ status }: Pick<QueueFilter, 'status'>) {
  const text = useText();
  const waiting = status === 'waiting';
  return (
    <div className={styles.table} data-waiting={waiting || undefined}>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Columns waiting={waiting} />
      <div className={looks.list} aria-hidden="true">
        {ROWS.map((width) => (
          <div key={width} className={`${looks.row} ${styles.row}`}>
            <span className={styles.number}>
              <Ghost width="36px" />
            </span>
            <span className={`${looks.opener} ${styles.place}`}>
              <Ghost width={width} height="20px" />
            </span>
            <span className={styles.owner}>
              <Ghost width="70%" />
            </span>
            <span className={styles.time}>
              <Ghost width="110px" height="32px" />
            </span>
            <span className={styles.flags}>
              <Ghost width="90px" />
            </span>
            {waiting && (
              <span className={`${looks.holder} ${styles.holder}`}>
                <Ghost width="72px" height="44px" />
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
