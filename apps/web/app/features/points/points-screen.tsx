import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Ghost } from '../../components/ghost.tsx';
import { Pager } from '../../components/pager.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import { PointRow } from './point-row.tsx';
import { type PointLine, pointLines } from './point-rows.ts';
import { pointsQuery } from './points-query.ts';
import styles from './points-screen.module.css';

const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
};

export function PointsScreen() {
  const text = useText();
  const { roles } = useUser();
  const page = pageOf(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = useQuery(pointsQuery(page));
  if (data?.data.length === 0 && data.total > 0) return <Navigate to="/lk/pvz" replace />;
  return (
    <>
      <ScreenTitle title={text('points.title')} />
      {!data && !error && <Waiting />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Points lines={pointLines(data, roles)} />
          <Pager
            page={page}
            pageSize={data.page_size}
            total={data.total}
            pathOf={(to) => `/lk/pvz?page=${to}`}
          />
        </>
      )}
    </>
  );
}

function Points({ lines }: { readonly lines: readonly PointLine[] }) {
  const text = useText();
  if (lines.length === 0)
    return (
      <EmptyState drawing="points" title={text('points.empty.title')} text={text('points.empty.text')}>
        <p className={styles.onward}>
          <ButtonLink look="quiet" to="/lk/orders">
            {text('points.orders')}
          </ButtonLink>
        </p>
      </EmptyState>
    );
  return (
    <>
      {lines.some(({ move }) => move === 'possible') && (
        <p className={styles.note}>
          {text('points.move.note', { radius: MOVE_TERMS.radiusMetres })}{' '}
          <a href="/moving">{text('points.move.link')}</a>
        </p>
      )}
      <ul className={styles.points}>
        {lines.map((point) => (
          <PointRow key={point.id} point={point} />
        ))}
      </ul>
    </>
  );
}

function Waiting() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Ghost width="62%" />
    </>
  );
}
