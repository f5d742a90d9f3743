import { Meeting } from './meeting.tsx';
import styles from './meetings.module.css';
import type { Calendar } from './use-calendar.ts';
import { useCalendarWords } from './use-calendar-words.ts';

/** The conferences of the day that is opened, or of both days of a shared weekend. */
export function OpenedDays({ calendar }: { readonly calendar: Calendar }) {
  const words = useCalendarWords();
  const { opened, days, now, zone } = calendar;
  return (
    <div className={styles.days} aria-live="polite">
      {opened.map((day) => (
        <section key={day} className={styles.month}>
          <h3>{words.fullDay(day)}</h3>
          <ol className={styles.list}>
            {(days.get(day) ?? []).map((each) => (
              <Meeting key={each.startDate} conference={each} now={now} zone={zone} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
