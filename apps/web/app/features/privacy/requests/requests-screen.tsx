import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { SegmentLinks } from '../../../components/segments.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import clocks from './clocks.module.css';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';
import { requestsQuery } from './requests-query.ts';

const PATH = '/manage/privacy';

export function RequestsScreen() {
  const text = useText();
  const now = useNow();
  const [search] = useSearchParams();
  const status = search.get('status') === 'all' ? 'all' : 'open';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, refetch } = useQuery(requestsQuery(status, page));
  const suffix = status === 'all' ? 'status=all&' : '';
  return (
    <>
      <ScreenTitle title={text('erasure.title')} />
      <p className={styles.lead}>{text('erasure.lead')}</p>
      <div className={styles.filter}>
        <SegmentLinks label={text('erasure.filter.label')}>
          <Link to={PATH} replace aria-current={status === 'open' ? 'true' : undefined}>
            {text('erasure.filter.open')}
          </Link>
          <Link to={`${PATH}?status=all`} replace aria-current={status === 'all' ? 'true' : undefined}>
            {text('erasure.filter.all')}
          </Link>
        </SegmentLinks>
      </div>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Ghosts />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing="tickets"
          title={text(status === 'open' ? 'erasure.empty.title' : 'erasure.empty.all.title')}
          text={text('erasure.empty.text')}
        />
      )}
      <ul className={styles.list}>
        {data?.data.map((request) => (
          <RequestCard key={request.id} request={request} now={now} />
        ))}
      </ul>
      {data && (
        <Pager
          page={page}
          pageSize={data.page_size}
          total={data.total}
          pathOf={(to) => `${PATH}?${suffix}page=${to}`}
        />
      )}
    </>
  );
}

function Ghosts() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.list} aria-hidden="true">
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
