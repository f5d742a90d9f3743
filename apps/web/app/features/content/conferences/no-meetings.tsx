import { timeOf } from '@punkt/domain/calendar';
import type { Conference } from '@punkt/domain/content-conferences';
import { dayOf } from '@punkt/domain/date';
import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { isOver } from './meeting.tsx';
import styles from './meetings.module.css';
import type { Calendar } from './use-calendar.ts';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  readonly calendar: Calendar;
  readonly conferences: readonly Conference[];
}

/** An empty week leads to the next conference, and where none is planned, to the last one. */
export function NoMeetings({ calendar, conferences }: Props) {
  const text = useText();
  const words = useCalendarWords();
  const { mode, now, zone } = calendar;
  const next = conferences.find((each) => !isOver(each, now));
  const offered = next ?? conferences.at(-1);
  if (!offered) return null;
  const start = new Date(offered.startDate);
  const day = dayOf(start, zone);
  return (
    <div className={styles.none}>
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
