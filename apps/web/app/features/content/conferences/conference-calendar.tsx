import { isSameClock, timeOf } from '@punkt/domain/calendar';
import { CONFERENCE_TIME_ZONE } from '@punkt/domain/conference-times';
import type { Conference } from '@punkt/domain/content-conferences';
import { dayOf } from '@punkt/domain/date';
import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './calendar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarTable } from './calendar-table.tsx';
import { isOver, Meeting } from './meeting.tsx';
import meetings from './meetings.module.css';
import { type Calendar, offsetOf, useCalendar } from './use-calendar.ts';
import { useCalendarWords } from './use-calendar-words.ts';

/** The conferences of the day that is opened, or of both days of a shared weekend. */
function OpenedDays({ calendar }: { readonly calendar: Calendar }) {
  const words = useCalendarWords();
  const { opened, days, now, zone } = calendar;
  return (
    <div className={meetings.days} aria-live="polite">
      {opened.map((day) => (
        <section key={day} className={meetings.month}>
          <h3>{words.fullDay(day)}</h3>
          <ol className={meetings.list}>
            {(days.get(day) ?? []).map((each) => (
              <Meeting key={each.startDate} conference={each} now={now} zone={zone} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface NoMeetingsProps {
  readonly calendar: Calendar;
  readonly conferences: readonly Conference[];
}

/** An empty week leads to the next conference, and where none is planned, to the last one. */
function NoMeetings({ calendar, conferences }: NoMeetingsProps) {
  const text = useText();
  const words = useCalendarWords();
  const { mode, now, zone } = calendar;
  const next = conferences.find((each) => !isOver(each, now));
  const offered = next ?? conferences.at(-1);
  if (!offered) return null;
  const start = new Date(offered.startDate);
  const day = dayOf(start, zone);
  return (
    <div className={meetings.none}>
      <p aria-live="polite">{text(`conferences.none.${mode}`)}</p>
      <Button look="quiet" onClick={() => calendar.goTo(day)}>
        {text(next ? 'conferences.none.next' : 'conferences.none.last', {
          day: words.day(day),
          time: timeOf(start, zone),
        })}
      </Button>
    </div>
  );
}

interface ComingNextProps {
  readonly calendar: Calendar;
  readonly conferences: readonly Conference[];
}

const MOST_COMING = 3;

/** What is planned, wherever the calendar stands: most people come to learn what they can still join. */
function ComingNext({ calendar, conferences }: ComingNextProps) {
  const text = useText();
  const words = useCalendarWords();
  const { now, zone, opened } = calendar;
  const dayIn = ({ startDate }: Conference) => dayOf(new Date(startDate), zone);
  const next = conferences.filter((each) => !isOver(each, now) && !opened.includes(dayIn(each)));
  if (next.length === 0) return null;
  return (
    <section className={meetings.month}>
      <h3>{text('conferences.next')}</h3>
      <ol className={meetings.list}>
        {next.slice(0, MOST_COMING).map((each) => (
          <Meeting
            key={each.startDate}
            conference={each}
            now={now}
            zone={zone}
            day={words.fullDay(dayIn(each))}
          />
        ))}
      </ol>
    </section>
  );
}

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
