import { isSameClock, timeOf } from '@punkt/domain/calendar';
import type { Conference } from '@punkt/domain/content-conferences';
import { CONFERENCE_TIME_ZONE } from '@punkt/domain/content-terms';
import { dayOf } from '@punkt/domain/date';
import { useText } from '../../../lib/i18n.tsx';
import styles from './meetings.module.css';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  readonly conference: Conference;
  readonly zone: string;
}

/** The reader's own hours, with Moscow's beside them where they differ. */
export function ConferenceTime({ conference, zone }: Props) {
  const text = useText();
  const words = useCalendarWords();
  const [start, end] = [new Date(conference.startDate), new Date(conference.endDate)];
  const span = (timeZone: string) => `${timeOf(start, timeZone)}–${timeOf(end, timeZone)}`;
  const moscow = text('conferences.time.moscow', { time: span(CONFERENCE_TIME_ZONE) });
  if (isSameClock(start, zone, CONFERENCE_TIME_ZONE))
    return (
      <time className={styles.time} dateTime={conference.startDate}>
        {moscow}
      </time>
    );
  const theirDay = dayOf(start, CONFERENCE_TIME_ZONE);
  return (
    <>
      <time className={styles.time} dateTime={conference.startDate}>
        {span(zone)}
      </time>{' '}
      <span className={styles.moscow}>
        {theirDay === dayOf(start, zone)
          ? moscow
          : text('conferences.time.moscowOther', {
              day: words.day(theirDay),
              time: span(CONFERENCE_TIME_ZONE),
            })}
      </span>
    </>
  );
}
