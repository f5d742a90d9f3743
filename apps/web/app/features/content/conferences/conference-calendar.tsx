import { isSameClock } from '@punkt/domain/calendar';
import type { Conference } from '@punkt/domain/content-conferences';
import { CONFERENCE_TIME_ZONE } from '@punkt/domain/content-terms';
import { useText } from '../../../lib/i18n.tsx';
import styles from './calendar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarTable } from './calendar-table.tsx';
import { ComingNext } from './coming-next.tsx';
import { NoMeetings } from './no-meetings.tsx';
import { OpenedDays } from './opened-days.tsx';
import { type Calendar, useCalendar } from './use-calendar.ts';
import { offsetOf } from './use-viewer.ts';

interface Props {
  readonly conferences: readonly Conference[];
}

/** The week or the month, and below it the conferences of the day that is opened in it. */
export function ConferenceCalendar({ conferences }: Props) {
  const calendar = useCalendar(conferences);
  return (
    <>
      <div className={styles.calendar}>
        <CalendarBar calendar={calendar} />
        <CalendarTable calendar={calendar} />
        <ZoneNote calendar={calendar} />
      </div>
      {calendar.opened.length > 0 ? (
        <OpenedDays calendar={calendar} />
      ) : (
        <NoMeetings calendar={calendar} conferences={conferences} />
      )}
      <ComingNext calendar={calendar} conferences={conferences} />
    </>
  );
}

function ZoneNote({ calendar: { now, zone } }: { readonly calendar: Calendar }) {
  const text = useText();
  return (
    <p className={styles.zone}>
      {isSameClock(now, zone, CONFERENCE_TIME_ZONE)
        ? text('conferences.zone.moscow')
        : text('conferences.zone.own', { zone: offsetOf(now, zone) })}
    </p>
  );
}
