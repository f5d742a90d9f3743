import type { Conference } from '@punkt/domain/content-conferences';
import { dayOf } from '@punkt/domain/date';
import { useText } from '../../../lib/i18n.tsx';
import { isOver, Meeting } from './meeting.tsx';
import styles from './meetings.module.css';
import type { Calendar } from './use-calendar.ts';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  readonly calendar: Calendar;
  readonly conferences: readonly Conference[];
}

const MOST = 3;

/** What is planned, wherever the calendar stands: most people come to learn what they can still join. */
export function ComingNext({ calendar, conferences }: Props) {
  const text = useText();
  const words = useCalendarWords();
  const { now, zone, opened } = calendar;
  const dayIn = ({ startDate }: Conference) => dayOf(new Date(startDate), zone);
  const next = conferences.filter((each) => !isOver(each, now) && !opened.includes(dayIn(each)));
  if (next.length === 0) return null;
  return (
    <section className={styles.month}>
      <h3>{text('conferences.next')}</h3>
      <ol className={styles.list}>
        {next.slice(0, MOST).map((each) => (
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
