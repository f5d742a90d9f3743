import { monthOf, yearOf } from '@punkt/domain/calendar';
import { CONFERENCE_TIME_ZONE } from '@punkt/domain/conference-times';
import type { Conference } from '@punkt/domain/content-conferences';
import { dayOf } from '@punkt/domain/date';
import { useText } from '../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../lib/site/written-in.ts';
import { ConferenceTime, JoinLink, RecordingLink } from './meeting.tsx';
import styles from './meetings.module.css';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  readonly conferences: readonly Conference[];
}

const dayIn = ({ startDate }: Conference) => dayOf(new Date(startDate), CONFERENCE_TIME_ZONE);

/** Everything by month, the newest first, without saying what is past: this page may be read long after it was drawn. */
export function ConferenceList({ conferences }: Props) {
  const text = useText();
  const byYear = Object.groupBy(conferences.toReversed(), (each) => String(yearOf(dayIn(each))));
  const [latest = [], ...earlier] = Object.values(byYear).toReversed();
  return (
    <>
      <p className={styles.zone}>{text('conferences.zone.server')}</p>
      <Months conferences={latest} />
      {earlier.map((list = []) => (
        <details key={list[0]?.startDate} className={styles.earlier}>
          <summary>
            {text('conferences.year.earlier', { year: list[0] ? yearOf(dayIn(list[0])) : '' })}
          </summary>
          <Months conferences={list} />
        </details>
      ))}
    </>
  );
}

function Months({ conferences }: Props) {
  const words = useCalendarWords();
  const byMonth = Map.groupBy(conferences, (each) => monthOf(dayIn(each)));
  return [...byMonth.values()].map((list) => (
    <section key={list[0]?.startDate} className={styles.month}>
      <h2>{list[0] && words.month(dayIn(list[0]))}</h2>
      <ol className={styles.list}>
        {list.map((each) => (
          <Entry key={each.startDate} conference={each} />
        ))}
      </ol>
    </section>
  ));
}

function Entry({ conference }: { readonly conference: Conference }) {
  const words = useCalendarWords();
  const writtenIn = useWrittenIn();
  return (
    <li className={styles.meeting}>
      <p className={styles.when}>
        <span className={styles.day}>{words.fullDay(dayIn(conference))}</span>
        <ConferenceTime conference={conference} zone={CONFERENCE_TIME_ZONE} />
      </p>
      <div>
        <h3 lang={writtenIn(conference.title)}>{conference.title}</h3>
        <p lang={writtenIn(conference.description)}>{conference.description}</p>
      </div>
      {conference.linkToVideo ? (
        <RecordingLink conference={conference} />
      ) : (
        <JoinLink conference={conference} />
      )}
    </li>
  );
}
