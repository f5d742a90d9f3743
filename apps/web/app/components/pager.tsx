import { Link } from 'react-router';
import { useText } from '../lib/i18n.tsx';
import { BackIcon, FirstIcon, ForwardIcon, LastIcon } from './icons.tsx';
import styles from './pager.module.css';

interface Props {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly pathOf: (page: number) => string;
}

/** So many pages are turned one by one; of more than that the ends are one press away. */
const FEW_PAGES = 3;

/** Nothing to turn, nothing shown. */
export function Pager({ page, pageSize, total, pathOf }: Props) {
  const text = useText();
  if (total <= pageSize) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const last = Math.ceil(total / pageSize);
  const ends = last > FEW_PAGES;
  return (
    <nav className={styles.pager} data-ends={ends || undefined} aria-label={text('shell.pager.label')}>
      {ends &&
        (page > 1 ? (
          <Link to={pathOf(1)} aria-label={text('shell.pager.first')}>
            <FirstIcon />
          </Link>
        ) : (
          <span />
        ))}
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
      {ends &&
        (to < total ? (
          <Link to={pathOf(last)} aria-label={text('shell.pager.last')}>
            <LastIcon />
          </Link>
        ) : (
          <span />
        ))}
    </nav>
  );
}
