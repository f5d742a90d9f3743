import type { Conference } from '@punkt/domain/content-conferences';
import { CONFERENCE_REMINDER_MINUTES, CONFERENCE_TIME_ZONE } from '@punkt/domain/content-terms';
import type { Translate } from '@punkt/locales/translate';
import { icsLines, icsText } from './ics-text.ts';

export interface IcsOptions {
  readonly conferences: readonly Conference[];
  readonly published: Date;
  /** Of our site: its host stands behind the @ of each event's name, so that no other calendar has the same one. */
  readonly origin: string;
  readonly text: Translate;
}

/** `20261117T080000Z` */
const utc = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: CONFERENCE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** `20261117T110000`, as the clocks of the calendar's zone show it. */
const local = (instant: Date): string => wallClock.format(instant).replaceAll(/[-:]/g, '').replace(' ', 'T');

/** Moscow has had one offset since this day, and no summer time; meetings are younger than that. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${CONFERENCE_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20141026T020000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0300',
  'TZNAME:MSK',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function describe({ description, link, linkToVideo }: Conference, { origin, text }: IcsOptions): string {
  const where = linkToVideo
    ? text('conferenceFeed.recording', { link: new URL(linkToVideo, origin).href })
    : text('conferenceFeed.join', { link: new URL(link, origin).href });
  return `${description}\n\n${where}`;
}

function event(conference: Conference, options: IcsOptions): string[] {
  const { published, origin, text } = options;
  const { title, startDate, endDate } = conference;
  // In full, and in the letters a calendar takes: a link may be one of our own pages, and hosts may be Cyrillic.
  const link = new URL(conference.link, origin).href;
  const start = new Date(startDate);
  return [
    'BEGIN:VEVENT',
    // Two conferences never begin at the same time, and a changed title must not make a second event of one.
    `UID:conference-${utc(start)}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(published)}`,
    `DTSTART;TZID=${CONFERENCE_TIME_ZONE}:${local(start)}`,
    `DTEND;TZID=${CONFERENCE_TIME_ZONE}:${local(new Date(endDate))}`,
    `SUMMARY:${icsText(title)}`,
    `DESCRIPTION:${icsText(describe(conference, options))}`,
    `LOCATION:${icsText(link)}`,
    `URL:${link}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${CONFERENCE_REMINDER_MINUTES}M`,
    `DESCRIPTION:${icsText(text('conferenceFeed.reminder', { minutes: CONFERENCE_REMINDER_MINUTES, title }))}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** The conferences as a calendar that programs can subscribe to (RFC 5545, and RFC 7986 for how often they ask again). */
export function icsOf(options: IcsOptions): string {
  const { conferences, text } = options;
  return icsLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Punkt//Conferences//RU',
    'CALSCALE:GREGORIAN',
    `NAME:${icsText(text('conferenceFeed.name'))}`,
    `X-WR-CALNAME:${icsText(text('conferenceFeed.name'))}`,
    `DESCRIPTION:${icsText(text('conferenceFeed.description'))}`,
    `X-WR-CALDESC:${icsText(text('conferenceFeed.description'))}`,
    `X-WR-TIMEZONE:${CONFERENCE_TIME_ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...ZONE,
    ...conferences.flatMap((each) => event(each, options)),
    'END:VCALENDAR',
  ]);
}
