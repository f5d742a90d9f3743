import type { Coordinates } from '@punkt/domain/countries/country';
import { ZONE_KINDS } from '@punkt/domain/zones';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { SegmentLinks } from '../../components/segments.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './zones.module.css';
import { type SetZone, ZONES_PAGE, type ZonesFilter, zonesPath } from './zones-query.ts';

interface Props {
  readonly filter: ZonesFilter;
  readonly list: Pick<
    UseQueryResult<{ readonly data: readonly SetZone[]; readonly total: number }>,
    'data' | 'error' | 'refetch'
  >;
  readonly onShow: (place: Coordinates) => void;
}

/** What leads have set, the latest first. */
export function ZoneList({ filter, list: { data, error, refetch }, onShow }: Props) {
  const text = useText();
  const kinds = [undefined, ...ZONE_KINDS];
  return (
    <section aria-labelledby="set-zones" className={styles.list}>
      <h2 id="set-zones">{text('zones.list')}</h2>
      <SegmentLinks label={text('zones.list.kind')}>
        {kinds.map((kind) => (
          <Link
            key={kind ?? ''}
            replace
            preventScrollReset
            to={zonesPath({ ...filter, kind, page: 1 })}
            aria-current={filter.kind === kind ? 'true' : undefined}
          >
            {kind === undefined && text('zones.list.all')}
            {kind === 'grey' && text('zones.closed')}
            {kind && kind !== 'grey' && text(`geo.zone.${kind}`)}
          </Link>
        ))}
      </SegmentLinks>
      {!data && !error && <Skeleton height="160px" />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing="orders"
          title={text('zones.list.empty.title')}
          text={text('zones.list.empty.text')}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className={styles.rows}>
            {data.data.map((zone) => (
              <Row key={zone.cell} zone={zone} onShow={onShow} />
            ))}
          </ul>
          <Pager
            page={filter.page}
            pageSize={ZONES_PAGE}
            total={data.total}
            pathOf={(page) => zonesPath({ ...filter, page })}
          />
        </>
      )}
    </section>
  );
}

function Row({ zone, onShow }: Pick<Props, 'onShow'> & { readonly zone: SetZone }) {
  const text = useText();
  const { latitude, longitude, kind, note, by, updated, reserved } = zone;
  const place = zone.town || `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  const show = () => {
    window.scrollTo({ top: 0 });
    onShow({ latitude, longitude });
  };
  return (
    <li>
      <button type="button" onClick={show} aria-label={text('zones.list.show', { place })}>
        {place}
      </button>
      <span>
        {kind === 'grey' ? text('zones.closed') : text(`geo.zone.${kind}`)}
        {reserved && <small>{text('zones.list.held')}</small>}
      </span>
      <span className={styles.note}>{note}</span>
      <span className={styles.who}>{text('zones.by', { name: by.name, date: dateTime(updated) })}</span>
    </li>
  );
}
