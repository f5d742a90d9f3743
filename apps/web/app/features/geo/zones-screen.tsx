import { country } from '@punkt/domain/countries';
import type { Coordinates } from '@punkt/domain/countries/country';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { PlaceMap } from '../../components/map/place-map.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { isMissing } from '../../lib/account/casework/conflict.ts';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import { lastPageFor } from '../../lib/paging.ts';
import { ZoneList } from './zone-list.tsx';
import { ZonePanel } from './zone-panel.tsx';
import { ZoneSearch } from './zone-search.tsx';
import styles from './zones.module.css';
import { readZones, setZonesQuery, ZONES_PAGE, zoneQuery, zonesPath } from './zones-query.ts';

/** At which single zones can be told apart. */
const ZONE_ZOOM = 13;

/** What the marketplace pays where: leads set it by hand, above whatever the rule says. */
export function ZonesScreen() {
  const text = useText();
  const navigate = useNavigate();
  const user = useUser();
  const filter = readZones(useSearchParams()[0]);
  const { at } = filter;
  const zone = useQuery(zoneQuery(at));
  const list = useQuery(setZonesQuery(filter));
  const [renewed, setRenewed] = useState(0);
  const [looked, setLooked] = useState(at);
  const look = useMemo(() => looked && { at: looked, zoom: ZONE_ZOOM }, [looked]);
  const choose = (place: Coordinates) =>
    void navigate(zonesPath({ ...filter, at: place }), { replace: true, preventScrollReset: true });
  const show = (place: Coordinates) => {
    setLooked(place);
    choose(place);
  };
  const chosen = at ? zone.data : undefined;
  // The last one of this page was taken back.
  const { data, isPlaceholderData } = list;
  const instead =
    data && !isPlaceholderData ? lastPageFor({ ...filter, pageSize: ZONES_PAGE }, data.total) : null;
  if (instead) return <Navigate to={zonesPath({ ...filter, page: instead })} replace />;
  if (isMissing(list.error) && !list.data)
    return (
      <>
        <ScreenTitle title={text('zones.title')} />
        <EmptyState drawing="orders" title={text('staff.closed.title')} text={text('staff.closed.text')} />
      </>
    );
  return (
    <>
      <ScreenTitle title={text('zones.title')} />
      <p className={styles.intro}>{text('zones.text')}</p>
      <ZoneSearch onShow={show} />
      <div className={styles.columns}>
        <PlaceMap
          label={text('zones.map')}
          place={at}
          centre={at ?? country(user.country).map.centre}
          onPick={choose}
          zones
          outline={chosen?.boundary ?? null}
          zonesAt={renewed}
          impossible={text('zones.impossible')}
          look={look}
        />
        <div className={styles.chosen}>
          {zone.error && !chosen && <FailedState error={zone.error} onRetry={() => void zone.refetch()} />}
          {at && !chosen && !zone.error && <Skeleton height="320px" />}
          {!at && (
            <div className={styles.none}>
              <h2>{text('zones.none.title')}</h2>
              <p>{text('zones.none.text')}</p>
            </div>
          )}
          {chosen && (
            <ZonePanel
              key={`${chosen.cell} ${chosen.set?.updated}`}
              zone={chosen}
              onDone={() => setRenewed((times) => times + 1)}
            />
          )}
        </div>
      </div>
      <ZoneList filter={filter} list={list} onShow={show} />
    </>
  );
}
