import { Ghost } from '../../../../components/ghost.tsx';
import looks from '../../../../lib/account/casework/queue/queue-list.module.css';
import { useText } from '../../../../lib/i18n.tsx';
import styles from './room-list.module.css';

const ROWS = ['58%', '44%', '66%', '50%', '62%'];

/** As tall as the rows they stand for. */
export function RoomGhosts() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={looks.list} aria-hidden="true">
        {ROWS.map((width) => (
          <div key={width} className={`${looks.row} ${styles.row}`}>
            <span className={styles.question}>
              <Ghost width={width} height="22px" />
            </span>
            <Ghost width="140px" height="40px" />
            <Ghost width="90px" />
          </div>
        ))}
      </div>
    </>
  );
}
