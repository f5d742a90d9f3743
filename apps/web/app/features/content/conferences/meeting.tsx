import { isSameClock, timeOf } from '@punkt/domain/calendar';
import { CONFERENCE_TIME_ZONE } from '@punkt/domain/conference-times';
import type { Conference } from '@punkt/domain/content-conferences';
import { dayOf } from '@punkt/domain/date';
import { Icon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../lib/site/written-in.ts';
import styles from './meetings.module.css';
import { useCalendarWords } from './use-calendar-words.ts';

interface TimeProps {
  readonly conference: Conference;
  readonly zone: string;
}

/** The reader's own hours, with Moscow's beside them where they differ. */
export function ConferenceTime({ conference, zone }: TimeProps) {
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

interface LinkProps {
  readonly conference: Conference;
}

export function JoinLink({ conference: { link, title } }: LinkProps) {
  const text = useText();
  return <Outside href={link} label={text('conferences.join')} of={text('conferences.of', { title })} />;
}

export function RecordingLink({ conference: { linkToVideo, title } }: LinkProps) {
  const text = useText();
  const of = text('conferences.ofRecording', { title });
  return <Outside href={linkToVideo} label={text('conferences.recording')} of={of} />;
}

interface OutsideProps {
  readonly href: string;
  readonly label: string;
  /** Which conference: a list repeats the same words. */
  readonly of: string;
}

/** A conference is joined and watched elsewhere, beside our page. */
function Outside({ href, label, of }: OutsideProps) {
  const text = useText();
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener" data-count="conference_click">
      {label}
      <span className="visually-hidden">
        {' '}
        {of} ({text('conferences.newTab')})
      </span>
      <Icon>
        <path d="M7 17 17 7M8 7h9v9" />
      </Icon>
    </a>
  );
}

interface MeetingProps {
  readonly conference: Conference;
  readonly now: Date;
  readonly zone: string;
  /** Where the list is not that of one day. */
  readonly day?: string;
}

export const isOver = ({ endDate }: Conference, now: Date): boolean => Date.parse(endDate) <= now.getTime();

export function Meeting({ conference, now, zone, day }: MeetingProps) {
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
