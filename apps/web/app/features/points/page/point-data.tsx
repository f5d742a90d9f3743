import IconCheck from 'icon:check';
import { formatDate } from '@punkt/domain/date';
import { isOwnerRole } from '@punkt/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Facts } from '../../../lib/account/facts.tsx';
import {
  type EntryFile,
  EntryTiles,
  EntryView,
  VideoEntry,
} from '../../../lib/account/files/entry-files.tsx';
import { useSignboardSize, useSquareMetres } from '../../../lib/account/order-fields.ts';
import { WeekHours } from '../../../lib/account/timetable/week-hours.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { type Point, timetableOrderQuery } from '../point-queries.ts';
import { DayList } from '../requests/special-days.tsx';
import styles from './point-page.module.css';

/** Everything that is known about a point, to be read. */
export function PointData({ point }: { readonly point: Point }) {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const count = (value: number | null) => (value === null ? '' : number.format(value));
  const metres = useSquareMetres();
  return (
    <>
      <section aria-labelledby="main">
        <h2 id="main">{text('pointPage.main.title')}</h2>
        <Facts
          facts={[
            { label: text('pointPage.field.number'), value: point.id },
            { label: text('pointPage.field.external'), value: point.externalId },
            { label: text('pointPage.field.type'), value: text(`orderPage.point.${point.typePoint}`) },
            ...(point.district ? [{ label: text('pointPage.field.district'), value: point.district }] : []),
            {
              label: text('pointPage.field.floor'),
              value: point.floorLevel ? text(`orderPage.location.${point.floorLevel}`) : '',
            },
            {
              label: text('pointPage.field.coordinates'),
              value: `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`,
            },
          ]}
        />
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">{text('pointPage.hours.title')}</h2>
        <WeekHours timetable={point.timetable} />
        <HoursAhead point={point} />
      </section>
      <section aria-labelledby="details">
        <h2 id="details">{text('pointPage.details.title')}</h2>
        <Facts
          facts={[
            { label: text('pointPage.field.description'), value: point.description, wide: true },
            { label: text('pointPage.field.courier_way'), value: point.courierWay, wide: true },
            { label: text('pointPage.field.alarm_system'), value: point.alarmSystem, wide: true },
          ]}
        />
      </section>
      <section aria-labelledby="room">
        <h2 id="room">{text('pointPage.room.title')}</h2>
        <Facts
          facts={[
            { label: text('pointPage.field.area'), value: metres(point.area) },
            { label: text('pointPage.field.warehouse'), value: metres(point.warehouseArea) },
            { label: text('pointPage.field.dressing_rooms_count'), value: count(point.dressingRoomsCount) },
            { label: text('pointPage.field.racks_count'), value: count(point.racksCount) },
            { label: text('pointPage.field.cells_count'), value: count(point.cellsCount) },
            { label: text('pointPage.field.max_cells_count'), value: count(point.maxCellsCount) },
          ]}
        />
        <AreaRequest point={point} />
      </section>
      <Features point={point} />
      <Signboard point={point} />
      <Files point={point} />
    </>
  );
}

/** What comes next, and the way to ask for other hours. */
function HoursAhead({ point }: { readonly point: Point }) {
  const text = useText();
  const { nextTimetable, specialDays } = point;
  return (
    <>
      {nextTimetable && (
        <>
          <h3>{text('pointPage.hours.from.on', { date: formatDate(nextTimetable.from) })}</h3>
          <WeekHours timetable={nextTimetable.timetable} />
        </>
      )}
      {specialDays.length > 0 && (
        <>
          <h3>{text('pointPage.day.title')}</h3>
          <DayList days={specialDays} />
        </>
      )}
      {isOwnerRole(point.role) && point.isActive && <HoursRequest point={point} />}
    </>
  );
}

/** The way to ask for other hours, or to the request that waits. A blocked point has none of the first, and not always the second. */
export function HoursRequest({
  point: { id, abilities, blockTime },
}: {
  readonly point: Pick<Point, 'id' | 'abilities' | 'blockTime'>;
}) {
  const text = useText();
  const open = abilities.includes('editTimetable');
  const isBlocked = !open && Boolean(blockTime);
  const { data } = useQuery({ ...timetableOrderQuery(id), enabled: isBlocked });
  if (isBlocked && data?.timetable_order.status !== 'waiting') return null;
  return (
    <p className={styles.more}>
      <Link to={`/lk/pvz/${id}/edit-timetable`}>
        {text(open ? 'pointPage.hours.change' : 'pointPage.hours.look')}
      </Link>
    </p>
  );
}

/** How a request stands, beside the way to make one. */
function AreaRequest({ point: { id, editAreaStatus, areaOrder, abilities } }: { readonly point: Point }) {
  const text = useText();
  const open = abilities.includes('editArea');
  if (!open && editAreaStatus !== 'inProgress') return null;
  return (
    <p className={styles.more}>
      {editAreaStatus === 'inProgress' && <span>{text('pointPage.area.waiting')} </span>}
      {areaOrder?.state === 'rejected' && <span>{text('pointPage.area.rejected')} </span>}
      <Link to={`/lk/pvz/${id}/edit-area`}>
        {text(open ? 'pointPage.area.change' : 'pointPage.area.look')}
      </Link>
    </p>
  );
}

function Features({ point }: { readonly point: Point }) {
  const text = useText();
  const there = point.features.filter(({ checked }) => checked);
  return (
    <section aria-labelledby="features">
      <h2 id="features">{text('pointPage.features.title')}</h2>
      {there.length === 0 && <p className={styles.soft}>{text('pointPage.features.none')}</p>}
      <ul className={styles.features}>
        {there.map(({ label }) => (
          <li key={label}>
            <IconCheck size={18} />
            {text(`pointPage.feature.${label}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Signboard({ point: { signboard } }: { readonly point: Point }) {
  const text = useText();
  const size = useSignboardSize();
  const { signboardFormat, signboardSize } = signboard;
  return (
    <section aria-labelledby="signboard">
      <h2 id="signboard">{text('pointPage.signboard.title')}</h2>
      {signboardFormat && signboardSize ? (
        <Facts
          facts={[
            {
              label: text('pointPage.field.signboard_format'),
              value: text(`orderPage.signboardFormat.${signboardFormat}`),
            },
            { label: text('pointPage.field.signboard_size'), value: size(signboardSize) },
          ]}
        />
      ) : (
        <p className={styles.soft}>{text('pointPage.signboard.none')}</p>
      )}
      {signboard.status !== 'none' && (
        <p className={styles.more}>{text(`pointPage.signboard.${signboard.status}`)}</p>
      )}
    </section>
  );
}

function Files({ point: { photos, videos, documents } }: { readonly point: Point }) {
  const text = useText();
  const [opened, setOpened] = useState<EntryFile | null>(null);
  const nothing = photos.length + videos.length + documents.length === 0;
  return (
    <section aria-labelledby="files">
      <h2 id="files">{text('pointPage.files.title')}</h2>
      {nothing && <p className={styles.soft}>{text('pointPage.files.none')}</p>}
      <EntryTiles title={text('orderPage.files.photos')} files={photos} onOpen={setOpened} />
      {videos.length > 0 && <h3>{text('orderPage.files.videos')}</h3>}
      {videos.map((video) => (
        <VideoEntry key={video.url} video={video} />
      ))}
      <EntryTiles title={text('orderPage.files.documents')} files={documents} onOpen={setOpened} />
      {opened && <EntryView file={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
