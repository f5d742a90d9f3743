import { Ghost } from '../../../components/ghost.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';

const FIGURES = ['a', 'b', 'c'];
const ROWS = ['d', 'e', 'f', 'g'];

export function LoadGhost() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.figures} aria-hidden="true">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <Ghost width="60%" />
            <Ghost width="40%" height="36px" />
          </div>
        ))}
      </div>
      <div className={styles.ghosts} aria-hidden="true">
        {ROWS.map((row) => (
          <Ghost key={row} height="44px" />
        ))}
      </div>
    </>
  );
}
