import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { SegmentLinks } from '../../../components/segments.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import {
  FilterLink,
  ListFilters,
  ListSearch,
  NarrowLine,
} from '../../../lib/account/casework/queue/list-filters.tsx';
import { useListFilter } from '../../../lib/account/casework/queue/use-list-filter.ts';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import { lastPageFor, readPaging } from '../../../lib/paging.ts';
import clocks from './clocks.module.css';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';
import { requestsQuery } from './requests-query.ts';

const PATH = '/manage/privacy';
const FILTER = ['status', 'search'] as const;

const TITLES = {
  open: 'erasure.empty.title',
  all: 'erasure.empty.all.title',
  search: 'erasure.empty.search.title',
} as const;
const TEXTS = {
  open: 'erasure.empty.text',
  all: 'erasure.empty.text',
  search: 'erasure.empty.search.text',
} as const;

export function RequestsScreen() {
  const text = useText();
  const now = useNow();
  const { filter, go, link } = useListFilter(PATH, FILTER);
  const { search = '' } = filter;
  const status = filter.status === 'all' ? 'all' : 'open';
  const { page } = readPaging(useSearchParams()[0]);
  const { data, error, isPlaceholderData, refetch } = useQuery(requestsQuery(status, page, search));
  const placeOf = link({}).to;
  const pathOf = (to: number) =>
    to > 1 ? `${placeOf}${placeOf.includes('?') ? '&' : '?'}page=${to}` : placeOf;
  // The last request of this page has been decided.
  const instead =
    data && !isPlaceholderData ? lastPageFor({ page, pageSize: data.page_size }, data.total) : null;
  if (instead) return <Navigate to={pathOf(instead)} replace />;
  return (
    <>
      <ScreenTitle title={text('erasure.title')} />
      <p className={styles.lead}>{text('erasure.lead')}</p>
      <ListFilters>
        <SegmentLinks label={text('erasure.filter.label')}>
          <FilterLink to={link({ status: undefined }).to} on={status === 'open'}>
            {text('erasure.filter.open')}
          </FilterLink>
          <FilterLink to={link({ status: 'all' }).to} on={status === 'all'}>
            {text('erasure.filter.all')}
          </FilterLink>
        </SegmentLinks>
        <NarrowLine
          search={
            <ListSearch
              label={text('erasure.filter.search')}
              value={search}
              onSearch={(words) => go({ search: words || undefined })}
            />
          }
        />
      </ListFilters>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Ghosts />}
      {data?.data.length === 0 && <Nothing status={status} search={search} />}
      <ul className="stack gap-16">
        {data?.data.map((request) => (
          <RequestCard key={request.id} request={request} now={now} />
        ))}
      </ul>
      {data && <Pager page={page} pageSize={data.page_size} total={data.total} pathOf={pathOf} />}
    </>
  );
}

/** Nothing at all, or nothing of that name: then the other list may have it. */
function Nothing({ status, search }: { readonly status: 'open' | 'all'; readonly search: string }) {
  const text = useText();
  const why = search ? 'search' : status;
  return <EmptyState drawing="tickets" title={text(TITLES[why])} text={text(TEXTS[why])} />;
}

function Ghosts() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className="stack gap-16" aria-hidden="true">
        {['a', 'b'].map((key) => (
          <div key={key} className={styles.card}>
            <div className={styles.head}>
              <Skeleton width="160px" height="26px" />
              <Skeleton width="64px" height="26px" />
            </div>
            <Skeleton width="200px" height="18px" />
            <div className={clocks.clocks}>
              {['a', 'b', 'c'].map((clock) => (
                <Skeleton key={clock} height="90px" />
              ))}
            </div>
            <Skeleton width="220px" height="48px" />
          </div>
        ))}
      </div>
    </>
  );
}
