import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './list-empty.module.css';
import { type ListFilter, listPath } from './list-filter.ts';

const PREPARE = ['1', '2', '3', '4', '5'] as const;

interface Props {
  readonly filter: ListFilter;
  readonly total: number;
}

/** Nothing at all asks to begin; nothing under a filter asks to look elsewhere. */
export function ListEmpty({ filter, total }: Props) {
  if (total > 0) return <Elsewhere why="page" filter={filter} />;
  if (filter.search || filter.stage || filter.mine) return <Elsewhere why="search" filter={filter} />;
  if (filter.show !== 'all') return <Elsewhere why={filter.show} filter={filter} />;
  return <Beginning />;
}

function Elsewhere({
  why,
  filter,
}: {
  readonly why: 'page' | 'active' | 'deleted' | 'search';
  readonly filter: ListFilter;
}) {
  const text = useText();
  const { pageSize } = filter;
  const to = listPath(why === 'page' ? { ...filter, page: 1 } : { show: 'all', page: 1, pageSize });
  return (
    <EmptyState
      drawing="orders"
      title={text(`orders.empty.${why}.title`)}
      text={text(`orders.empty.${why}.text`)}
    >
      <p className={styles.link}>
        <ButtonLink look="quiet" to={to}>
          {text('orders.empty.link')}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}

/** Whoever has points already knows what an application is: their work is there. */
function Beginning() {
  const text = useText();
  const { variant } = usePageInfo();
  const owns = useUser().roles.some(({ is_owner }) => is_owner) && variant !== 'georgian';
  if (owns)
    return (
      <EmptyState drawing="points" title={text('orders.empty.title')} text={text('orders.empty.owns')}>
        <p className={styles.link}>
          <ButtonLink look="quiet" to="/lk/pvz">
            {text('shell.menu.points')}
          </ButtonLink>
        </p>
      </EmptyState>
    );
  return (
    <EmptyState drawing="orders" title={text('orders.empty.title')} text={text('orders.empty.text')}>
      <h3 className={styles.prepareTitle}>{text('orders.empty.prepare')}</h3>
      <ul className={styles.prepare}>
        {PREPARE.map((line) => (
          <li key={line}>{text(`orders.prepare.${line}`)}</li>
        ))}
      </ul>
    </EmptyState>
  );
}
