import { country } from '@punkt/domain/countries';
import { lazy, Suspense, useMemo } from 'react';
import { Ghost } from '../../../components/ghost.tsx';
import { type FieldRow, FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import styles from './place-section.module.css';

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
  const { latitude, longitude, zone, flags, exPickPointId } = application;
  // Grey without a flag: it is this application that took the cell.
  const own = zone?.kind === 'grey' && !flags.includes('zoneClosed');
  const place = useMemo(
    () => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    [latitude, longitude],
  );
  return (
    <FieldRows title={text('applications.place.title')} rows={rows} remarking={remarking}>
      {place && (
        <div className={styles.map}>
          <Suspense fallback={<Ghost height="100%" />}>
            <PlaceMap
              label={text('applications.place.map')}
              place={place}
              centre={country(application.country).map.centre}
              zones
            />
          </Suspense>
        </div>
      )}
      <ul className={styles.facts}>
        {zone && (
          <li>
            {text('applications.place.zone')}:{' '}
            <b>{text(own ? 'applications.place.zone.own' : `geo.zone.${zone.kind}`)}</b>
          </li>
        )}
        {exPickPointId && (
          <li>
            {text('applications.place.old')}: <b>{exPickPointId}</b>
          </li>
        )}
      </ul>
    </FieldRows>
  );
}
