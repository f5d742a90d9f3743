import { ORDER_STAGES } from '@punkt/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { SegmentLinks } from '../../../components/segments.tsx';
import {
  countOf,
  FilterLink,
  ListFilters,
  ListSearch,
  ListSelect,
  NarrowLine,
  ResetLink,
} from '../../../lib/account/casework/queue/list-filters.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type OrderCard as Card, listQuery } from '../order-queries.ts';
import { ListEmpty } from './list-empty.tsx';
import { isNarrow, type ListFilter, listPath, readFilter, searchOf } from './list-filter.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { OrderCard } from './order-card.tsx';
import orderListStyles from './order-list.module.css';
import { DaySkeleton, OrdersDay, useDayComes } from './orders-day.tsx';
import styles from './orders-screen.module.css';

interface Props {
  readonly cards: readonly Card[];
  readonly filter: ListFilter;
}

function OrderList({ cards, filter }: Props) {
  const now = useNow();
  return (
    <ul className={orderListStyles.list}>
      {cards.map((card) => (
        <OrderCard key={card.id} card={card} now={now} search={searchOf(filter)} />
      ))}
    </ul>
  );
}

const SHOWN = ['all', 'active', 'deleted'] as const;

/** Where an owner arrives: their day first, below it every application there is. */
export function OrdersScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const { data, isPlaceholderData } = useQuery(listQuery(filter));
  const dayComes = useDayComes();
  const nothingAtAll = data?.total === 0 && !isNarrow(filter) && !isPlaceholderData;
  return (
    <>
      <header className={styles.head}>
        <ScreenTitle title={text('orders.title')} />
        <ButtonLink to="/lk/orders/create">{text('orders.create')}</ButtonLink>
      </header>
      {!nothingAtAll && dayComes && <DaySkeleton />}
      {!nothingAtAll && !dayComes && (
        <>
          <OrdersDay />
          <div className={styles.title}>
            <h2 id="list">{text('orders.list.title')}</h2>
            {data && data.total > 0 && <Count total={data.total} />}
          </div>
          <Filters filter={filter} />
        </>
      )}
      {(nothingAtAll || !dayComes) && <Rows filter={filter} />}
    </>
  );
}

function Rows({ filter }: { readonly filter: ListFilter }) {
  const text = useText();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(listQuery(filter));
  if (!data && error)
    return (
      <FailedState
        error={error}
        title={text('orders.failed.list')}
        kept={text('orders.failed.kept')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton />;
  if (data.data.length === 0) return <ListEmpty filter={filter} total={data.total} />;
  return (
    <div data-old={isPlaceholderData || undefined} className={styles.rows}>
      <OrderList cards={data.data} filter={filter} />
      <Pager
        page={filter.page}
        pageSize={filter.pageSize}
        total={data.total}
        pathOf={(page) => listPath({ ...filter, page })}
      />
    </div>
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
  const navigate = useNavigate();
  const to = (change: Partial<ListFilter>) => listPath({ ...filter, page: 1, ...change });
  // By the address as it stands: a press right after another must not undo it while the screen is still drawn.
  const go = (change: Partial<ListFilter>) => {
    const here = readFilter(new URLSearchParams(window.location.search));
    void navigate(listPath({ ...here, page: 1, ...change }), { replace: true, preventScrollReset: true });
  };
  return (
    <ListFilters>
      <SegmentLinks label={text('orders.filter.label')}>
        {SHOWN.map((show) => (
          <FilterLink key={show} to={to({ show })} on={filter.show === show}>
            {text(`orders.filter.${show}`)}
          </FilterLink>
        ))}
      </SegmentLinks>
      <NarrowLine
        search={
          <ListSearch
            label={text('orders.filter.search')}
            value={filter.search ?? ''}
            onSearch={(search) => go({ search })}
          />
        }
        count={countOf(filter.stage, filter.mine)}
      >
        <ListSelect
          label={text('orders.filter.stage')}
          all={text('orders.filter.stage.all')}
          value={filter.stage ?? ''}
          options={ORDER_STAGES.map((stage) => [stage, text(`orders.filter.stage.${stage}`)])}
          onChange={(stage) => go({ stage: ORDER_STAGES.find((known) => known === stage) })}
        />
        <FilterLink toggle to={to({ mine: !filter.mine })} on={filter.mine === true}>
          {text('orders.filter.mine')}
        </FilterLink>
        {isNarrow(filter) && <ResetLink to="/lk/orders" />}
      </NarrowLine>
    </ListFilters>
  );
}
