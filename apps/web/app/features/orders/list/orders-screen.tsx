import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { SegmentLinks } from '../../../components/segments.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { listQuery } from '../order-queries.ts';
import { ListEmpty } from './list-empty.tsx';
import { type ListFilter, listPath, readFilter } from './list-filter.ts';
import { ListGhosts } from './list-ghosts.tsx';
import { OrderList } from './order-list.tsx';
import styles from './orders-screen.module.css';

const SHOWN = ['all', 'active', 'deleted'] as const;

export function OrdersScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(listQuery(filter));
  const nothingAtAll = data?.total === 0 && filter.show === 'all' && !isPlaceholderData;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <ScreenTitle title={text('orders.title')} />
          {data && data.total > 0 && <Count total={data.total} />}
        </div>
        <ButtonLink to="/lk/orders/create">{text('orders.create')}</ButtonLink>
      </header>
      {!nothingAtAll && <Filters filter={filter} />}
      {!data && !error && <ListGhosts />}
      {!data && error && (
        <FailedState
          error={error}
          title={text('orders.failed.list')}
          kept={text('orders.failed.kept')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <ListEmpty filter={filter} total={data.total} />}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          <OrderList cards={data.data} filter={filter} />
          <Pager
            page={filter.page}
            pageSize={filter.pageSize}
            total={data.total}
            pathOf={(page) => listPath({ ...filter, page })}
          />
        </div>
      )}
    </>
  );
}

function Count({ total }: { readonly total: number }) {
  const text = useText();
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{total}</span>
      <span className="visually-hidden">{text('orders.count', { count: total })}</span>
    </span>
  );
}

function Filters({ filter }: { readonly filter: ListFilter }) {
  const text = useText();
  return (
    <div className={styles.filters}>
      <SegmentLinks label={text('orders.filter.label')}>
        {SHOWN.map((show) => (
          <Link
            key={show}
            to={listPath({ ...filter, show, page: 1 })}
            replace
            preventScrollReset
            aria-current={filter.show === show ? 'true' : undefined}
          >
            {text(`orders.filter.${show}`)}
          </Link>
        ))}
      </SegmentLinks>
    </div>
  );
}
