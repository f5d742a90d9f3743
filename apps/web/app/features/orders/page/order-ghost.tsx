import { Ghost } from '../../../components/ghost.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './order-ghost.module.css';

const ROWS = ['70%', '52%', '64%', '48%', '58%'];

/** The page in outline: head, way, panel, data. */
export function OrderGhost() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.ghost} aria-hidden="true">
        <Ghost width="320px" height="24px" />
        <Ghost height="56px" />
        <Ghost height="260px" />
        {ROWS.map((width) => (
          <Ghost key={width} width={width} height="28px" />
        ))}
      </div>
    </>
  );
}
