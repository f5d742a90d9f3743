import { createHash } from 'node:crypto';
import { conferencesOf } from '@punkt/domain/conference-days';
import { CONFERENCE_REMINDER_MINUTES, CONFERENCE_TIME_ZONE } from '@punkt/domain/conference-times';
import type { Conference } from '@punkt/domain/content-conferences';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { RenderedContent } from './rendered.ts';

/** A line of a calendar holds so many octets; the rest goes on in the next one, after a space (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Cuts between characters, never inside one: a letter of ours takes two or three octets. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Marks that mean something to a calendar, and line ends, stand behind a backslash (3.3.11); other controls go. */
export const icsText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

export const icsLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

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

export interface FeedOptions {
  readonly texts: (language: Language) => Translate;
  /** Of the main site: both have the same conferences, so an event has one name wherever the feed was read. */
  readonly origin: string;
}

interface Feed {
  readonly etag: string;
  readonly body: string;
}

/** Written once per version of the content and language; the content comes in that language too. */
export function createFeed({ texts, origin }: FeedOptions) {
  const kept = new WeakMap<RenderedContent, Map<Language, Feed>>();

  function write({ version, published, sections }: RenderedContent, language: Language): Feed {
    const section = sections.find((each) => each.type === 'conferences');
    const conferences = section ? conferencesOf(section.content.conferences) : [];
    const body = icsOf({ conferences, published, origin, text: texts(language) });
    // By its bytes: the words may change with a release while the version stays.
    const mark = createHash('sha256').update(body).digest('hex').slice(0, 8);
    return { etag: `"conferences-${version}-${language}-${mark}"`, body };
  }

  return (content: RenderedContent, language: Language): Feed => {
    const known = kept.get(content) ?? new Map<Language, Feed>();
    const feed = known.get(language) ?? write(content, language);
    kept.set(content, known.set(language, feed));
    return feed;
  };
}
