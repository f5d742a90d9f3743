import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './colleagues.module.css';

const ROWS = ['a', 'b', 'c', 'd'];

export function ColleaguesSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        {ROWS.map((row) => (
          <Skeleton key={row} height="52px" />
        ))}
      </div>
    </>
  );
}
