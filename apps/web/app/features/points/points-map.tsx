import { country } from '@punkt/domain/countries';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FailedState } from '../../components/failed-state.tsx';
import { PlaceMap } from '../../components/map/place-map.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import { type PointPlace, type PointSearch, placesQuery } from './point-queries.ts';
import { PointState } from './point-row.tsx';
import styles from './points.module.css';

/** As many as the server sends. */
const MOST = 1_000;

const NONE: readonly PointPlace[] = [];

function toneOf({ isActive, blockTime }: PointPlace) {
  if (!isActive) return 'quiet' as const;
  return blockTime ? ('bad' as const) : ('good' as const);
}

/** All points that the filter leaves, on one map; those that stand close are drawn as one with their number. */
export function PointsMap({ wanted }: { readonly wanted: PointSearch }) {
  const text = useText();
  const user = useUser();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useLocation().search;
  const { data, error, isFetching, refetch } = useQuery(placesQuery(wanted));
  const marks = useMemo(
    () => (data?.data ?? NONE).map((place) => ({ ...place, tone: toneOf(place) })),
    [data],
  );
  if (!data && error) return <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const places = data?.data ?? NONE;
  const pressed = places.filter(({ id }) => chosen.includes(id));
  return (
    <div className="stack gap-8">
      <PlaceMap
        label={text('points.map.label')}
        place={null}
        centre={country(user.country).map.centre}
        impossible={text('points.map.impossible')}
        marks={marks}
        onMark={setChosen}
      />
      <div role="status">
        {pressed.map((point) => (
          <div key={point.id} className={styles.chosen}>
            <b>{text('points.number', { id: point.id })}</b>
            <span>{point.address}</span>
            <PointState point={{ ...point, isMoving: false }} />
            {/* The way back leads to this map, with its filter. */}
            <Link to={`/lk/pvz/${point.id}`} state={{ list }}>
              {text('points.map.open', { id: point.id })}
            </Link>
          </div>
        ))}
        {pressed.length === 0 && <p className={styles.chosen}>{text('points.map.choose')}</p>}
      </div>
      {places.length >= MOST && <p className={styles.note}>{text('points.map.many', { count: MOST })}</p>}
    </div>
  );
}
