import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from '../../components/back-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { isMissing, type Point, pointQuery } from './point-queries.ts';

interface Props {
  readonly id: string;
  readonly children: (point: Point) => ReactNode;
}

/** A point for a screen about it: waited for, failed or missing is said here. */
export function PointOpened({ id, children }: Props) {
  const text = useText();
  const { data, error, isFetching, refetch } = useQuery(pointQuery(id));
  if (data) return children(data);
  return (
    <>
      <BackLink to="/lk/pvz">{text('pointPage.back')}</BackLink>
      <ScreenTitle title={text('points.number', { id })} />
      {!error && (
        <div aria-busy="true">
          <p role="status" className="visually-hidden">
            {text('common.loading')}
          </p>
          <Skeleton width="60%" />
          <Skeleton height="240px" />
        </div>
      )}
      {error && isMissing(error) && (
        <EmptyState
          drawing="points"
          title={text('pointPage.missing.title')}
          text={text('pointPage.missing.text')}
        />
      )}
      {error && !isMissing(error) && (
        <FailedState
          error={error}
          title={text('pointPage.failed.title')}
          kept={text('points.failed.kept')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
