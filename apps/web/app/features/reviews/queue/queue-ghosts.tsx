import { Ghost } from '../../../components/ghost.tsx';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import { useText } from '../../../lib/i18n.tsx';
import type { QueueFilter } from './queue-filter.ts';
import styles from './review-rows.module.css';
import { Columns } from './review-rows.tsx';

const ROWS = ['58%', '44%', '66%', '50%', '62%', '47%'];

/** As tall as the rows they stand for. */
export function QueueGhosts({ status }: Pick<QueueFilter, 'status'>) {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Columns decided={status === 'decided'} />
      <div className={looks.list} aria-hidden="true">
        {ROWS.map((width) => (
          <div key={width} className={`${looks.row} ${styles.row}`}>
            <span className={`${looks.opener} ${styles.subject}`}>
              <Ghost width={width} height="20px" />
            </span>
            <span className={styles.kind}>
              <Ghost width="70%" />
            </span>
            <span className={styles.time}>
              <Ghost width="64px" />
            </span>
            <span className={styles.due}>
              <Ghost width="110px" />
            </span>
            <span className={`${looks.holder} ${styles.holder}`}>
              <Ghost width="72px" height="44px" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
