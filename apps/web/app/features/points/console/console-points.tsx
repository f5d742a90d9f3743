import { POINT_FILTERS } from '@punkt/domain/point-record';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import {
  countOf,
  ListFilters,
  ListSearch,
  ListSelect,
  NarrowLine,
} from '../../../lib/account/casework/queue/list-filters.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { lastPageFor } from '../../../lib/paging.ts';
import { type PointSearch, pathOf, readSearch } from '../point-queries.ts';
import { PointState, Rating } from '../point-row.tsx';
import styles from '../points.module.css';
import { consoleListQuery } from './console-queries.ts';

const here = (wanted: PointSearch): string => pathOf(wanted).replace('/lk/pvz', '/manage/points');

/** Everybody's points, for staff: found by number or address. */
export function ConsolePoints() {
  const text = useText();
  const navigate = useNavigate();
  const wanted = readSearch(useSearchParams()[0]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(consoleListQuery(wanted));
  const go = (change: Partial<PointSearch>) => {
    const now = readSearch(new URLSearchParams(window.location.search));
    void navigate(here({ ...now, page: 1, ...change }), { replace: true, preventScrollReset: true });
  };
  const instead =
    data && !isPlaceholderData
      ? lastPageFor({ page: wanted.page, pageSize: data.page_size }, data.total)
      : null;
  if (instead) return <Navigate to={here({ ...wanted, page: instead })} replace />;
  return (
    <>
      <ScreenTitle title={text('pointPage.console.title')} />
      <ListFilters>
        <NarrowLine
          search={
            <ListSearch
              label={text('points.filter.search')}
              value={wanted.search ?? ''}
              onSearch={(search) => go({ search: search || undefined })}
            />
          }
          count={countOf(wanted.state)}
        >
          <ListSelect
            label={text('points.filter.label')}
            all={text('points.filter.all')}
            value={wanted.state ?? ''}
            options={POINT_FILTERS.map((state) => [state, text(`points.filter.${state}`)])}
            onChange={(state) => go({ state: POINT_FILTERS.find((known) => known === state) })}
          />
        </NarrowLine>
      </ListFilters>
      {!data && !error && <Skeleton height="240px" />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <p className={styles.note}>{text('points.empty.search.title')}</p>}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          <ul className={styles.list} data-owners>
            {data.data.map((point) => (
              <li key={point.id} className={styles.row} data-over={!point.isActive || undefined}>
                <h2>
                  <Link to={`/manage/points/${point.id}`}>{text('points.number', { id: point.id })}</Link>
                  <small>{point.externalId}</small>
                </h2>
                <p className={styles.address}>{point.address}</p>
                <p className={styles.marks}>
                  <Rating rate={point.rate} />
                  <PointState point={{ ...point, isMoving: false }} />
                </p>
                <p className={styles.role}>{point.owner}</p>
              </li>
            ))}
          </ul>
          <Pager
            page={wanted.page}
            pageSize={data.page_size}
            total={data.total}
            pathOf={(page) => here({ ...wanted, page })}
          />
        </div>
      )}
    </>
  );
}
