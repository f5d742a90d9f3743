import { Link } from 'react-router';
import { useText } from '../lib/i18n.tsx';
import { BackIcon, ForwardIcon } from './icons.tsx';
import styles from './pager.module.css';

interface Props {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly pathOf: (page: number) => string;
}

/** Nothing to turn, nothing shown. */
export function Pager({ page, pageSize, total, pathOf }: Props) {
  const text = useText();
  if (total <= pageSize) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <nav className={styles.pager} aria-label={text('shell.pager.label')}>
      {page > 1 ? (
        <Link to={pathOf(page - 1)} aria-label={text('shell.pager.before')} rel="prev">
          <BackIcon />
        </Link>
      ) : (
        <span />
      )}
      <p>{text('shell.pager.range', { from, to, total })}</p>
      {to < total ? (
        <Link to={pathOf(page + 1)} aria-label={text('shell.pager.after')} rel="next">
          <ForwardIcon />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
