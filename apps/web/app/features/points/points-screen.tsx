import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { isOwnerRole } from '@punkt/domain/permissions';
import { POINT_FILTERS } from '@punkt/domain/point-record';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { SegmentLinks } from '../../components/segments.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import {
  countOf,
  FilterLink,
  ListFilters,
  ListSearch,
  ListSelect,
  NarrowLine,
  ResetLink,
} from '../../lib/account/casework/queue/list-filters.tsx';
import { useText } from '../../lib/i18n.tsx';
import { lastPageFor } from '../../lib/paging.ts';
import { type PointSearch, pathOf, pointsQuery, readSearch } from './point-queries.ts';
import { PointRow } from './point-row.tsx';
import styles from './points.module.css';
import { PointsMap } from './points-map.tsx';

export function PointsScreen() {
  const text = useText();
  const wanted = readSearch(useSearchParams()[0]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(pointsQuery(wanted));
  const isNarrow = wanted.state !== undefined || wanted.search !== undefined;
  const instead = data && !isPlaceholderData ? lastPageFor(wanted, data.total) : null;
  if (instead) return <Navigate to={pathOf({ ...wanted, page: instead })} replace />;
  // Whoever owns all of them learns nothing from a column that says so.
  const several = data?.data.some(({ role }) => !isOwnerRole(role)) === true;
  const nothingAtAll = data?.total === 0 && !isNarrow && !isPlaceholderData;
  return (
    <>
      <div className={styles.title}>
        <ScreenTitle title={text('points.title')} />
        {data && data.total > 0 && <Count total={data.total} />}
      </div>
      {/* How many there are decides which of them are shown: before that they would move. */}
      {!nothingAtAll && (data || isNarrow) && (
        <Filters wanted={wanted} isNarrow={isNarrow} few={!isNarrow && (data?.total ?? 0) < 2} />
      )}
      {!data && !error && <Waiting />}
      {!data && error && (
        <FailedState
          error={error}
          title={text('points.failed.list')}
          kept={text('points.failed.kept')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {nothingAtAll && <NoPoints />}
      {data?.total === 0 && isNarrow && (
        <EmptyState
          drawing="points"
          title={text('points.empty.search.title')}
          text={text('points.empty.search.text')}
        />
      )}
      {data && data.data.length > 0 && wanted.view === 'map' && <PointsMap wanted={wanted} />}
      {data && data.data.length > 0 && wanted.view === 'list' && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          {data.data.some(({ canMove }) => canMove) && <MoveNote />}
          <ul className={styles.list} data-roles={several || undefined}>
            {data.data.map((point) => (
              <PointRow key={point.id} point={point} showRole={several} />
            ))}
          </ul>
          <Pager
            page={wanted.page}
            pageSize={data.page_size}
            total={data.total}
            pathOf={(page) => pathOf({ ...wanted, page })}
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
      <span className="visually-hidden">{text('points.count', { count: total })}</span>
    </span>
  );
}

interface FiltersProps {
  readonly wanted: PointSearch;
  readonly isNarrow: boolean;
  /** Whoever has one point has nothing to look for. */
  readonly few: boolean;
}

function Filters({ wanted, isNarrow, few }: FiltersProps) {
  const text = useText();
  const navigate = useNavigate();
  // By the address as it stands: a press right after another must not undo it while the screen is still drawn.
  const go = (change: Partial<PointSearch>) => {
    const here = readSearch(new URLSearchParams(window.location.search));
    void navigate(pathOf({ ...here, page: 1, ...change }), { replace: true, preventScrollReset: true });
  };
  return (
    <ListFilters>
      <div className={styles.tools} data-few={few || undefined}>
        {!few && (
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
            {isNarrow && <ResetLink to={pathOf({ view: wanted.view, page: 1, pageSize: wanted.pageSize })} />}
          </NarrowLine>
        )}
        <SegmentLinks label={text('points.view.label')}>
          {(['list', 'map'] as const).map((view) => (
            <FilterLink key={view} to={pathOf({ ...wanted, view, page: 1 })} on={wanted.view === view}>
              {text(`points.view.${view}`)}
            </FilterLink>
          ))}
        </SegmentLinks>
      </div>
    </ListFilters>
  );
}

function MoveNote() {
  const text = useText();
  return (
    <p className={styles.note}>
      {text('points.move.note', { radius: MOVE_TERMS.radiusMetres })}{' '}
      <a href="/moving">{text('points.move.link')}</a>
    </p>
  );
}

function NoPoints() {
  const text = useText();
  return (
    <EmptyState drawing="points" title={text('points.empty.title')} text={text('points.empty.text')}>
      <p className={styles.onward}>
        <ButtonLink look="quiet" to="/lk/orders">
          {text('points.orders')}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton width="42%" />
          <Skeleton width="76%" />
        </div>
      ))}
    </div>
  );
}
