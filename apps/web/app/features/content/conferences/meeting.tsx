import type { Conference } from '@punkt/domain/content-conferences';
import { useText } from '../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../lib/site/written-in.ts';
import { ConferenceTime } from './conference-time.tsx';
import { JoinLink, RecordingLink } from './meeting-links.tsx';
import styles from './meetings.module.css';

interface Props {
  readonly conference: Conference;
  readonly now: Date;
  readonly zone: string;
  /** Where the list is not that of one day. */
  readonly day?: string;
}

export const isOver = ({ endDate }: Conference, now: Date): boolean => Date.parse(endDate) <= now.getTime();

export function Meeting({ conference, now, zone, day }: Props) {
  const writtenIn = useWrittenIn();
  const over = isOver(conference, now);
  const on = !over && Date.parse(conference.startDate) <= now.getTime();
  return (
    <li className={styles.meeting} data-over={over || undefined}>
      <p className={styles.when}>
        {day && <span className={styles.day}>{day}</span>}
        <ConferenceTime conference={conference} zone={zone} />
        <State over={over} on={on} />
      </p>
      <div>
        <h4 lang={writtenIn(conference.title)}>{conference.title}</h4>
        <p lang={writtenIn(conference.description)}>{conference.description}</p>
      </div>
      <Way conference={conference} over={over} />
    </li>
  );
}

function State({ over, on }: { readonly over: boolean; readonly on: boolean }) {
  const text = useText();
  if (on) return <span className={styles.now}>{text('conferences.state.now')}</span>;
  return over ? <span className={styles.past}>{text('conferences.state.past')}</span> : null;
}

/** In while it lasts and before, to its recording afterwards. */
function Way({ conference, over }: { readonly conference: Conference; readonly over: boolean }) {
  const text = useText();
  if (!over) return <JoinLink conference={conference} />;
  if (conference.linkToVideo) return <RecordingLink conference={conference} />;
  return <p className={styles.nothing}>{text('conferences.past.noRecording')}</p>;
}
