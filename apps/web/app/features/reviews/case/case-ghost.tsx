import { Ghost } from '../../../components/ghost.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './case.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CaseGhost() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.left}>
          <Ghost height="min(60vh, 520px)" />
        </div>
        <div className={styles.right}>
          {ROWS.map((row) => (
            <Ghost key={row} height="44px" />
          ))}
        </div>
      </div>
    </>
  );
}
