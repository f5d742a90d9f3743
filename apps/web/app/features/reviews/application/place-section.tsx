import { MAP } from '@punkt/domain/constants';
import { country } from '@punkt/domain/countries';
import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { lazy, Suspense, useMemo } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { type FieldRow, FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import { PlaceFacts } from './place-facts.tsx';
import styles from './place-section.module.css';

/** At which a whole circle of five hundred metres is seen. */
const CIRCLE_ZOOM = MAP.zoom - 1.5;

const PlaceMap = lazy(async () => ({
  default: (await import('../../../components/map/place-map.tsx')).PlaceMap,
}));

interface Props {
  readonly application: Application;
  readonly rows: readonly FieldRow[];
  readonly remarking: Remarking;
}

/** Where it is: the map with zones and neighbours, to be looked at only, and what the owner wrote. */
export function PlaceSection({ application, rows, remarking }: Props) {
  const text = useText();
  const { latitude, longitude, movesFrom } = application;
  const place = useMemo(
    () => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    [latitude, longitude],
  );
  const circle = useMemo(
    () =>
      movesFrom && {
        centre: { latitude: movesFrom.latitude, longitude: movesFrom.longitude },
        metres: MOVE_TERMS.radiusMetres,
        label: text('reviewApplication.place.old.label'),
      },
    [movesFrom, text],
  );
  const look = useMemo(() => circle && { at: circle.centre, zoom: CIRCLE_ZOOM }, [circle]);
  return (
    <FieldRows title={text('reviewApplication.place.title')} rows={rows} remarking={remarking}>
      {place && (
        <div className={styles.map}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <PlaceMap
              label={text('reviewApplication.place.map')}
              place={place}
              centre={country(application.country).map.centre}
              zones
              circle={circle}
              look={look}
            />
          </Suspense>
        </div>
      )}
      <PlaceFacts application={application} />
    </FieldRows>
  );
}
