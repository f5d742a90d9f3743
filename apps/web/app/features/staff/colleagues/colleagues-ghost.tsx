import { Ghost } from '../../../components/ghost.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './colleagues.module.css';

const ROWS = ['a', 'b', 'c', 'd'];

export function ColleaguesGhost() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.ghosts} aria-hidden="true">
        {ROWS.map((row) => (
          <Ghost key={row} height="52px" />
        ))}
      </div>
    </>
  );
}
