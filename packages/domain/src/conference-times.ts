import { type Day, dayOf, isDay } from './date.ts';

/** The days of the calendar are Moscow's, whoever looks at it. */
export const CONFERENCE_TIME_ZONE = 'Europe/Moscow';
/** So long before a conference a subscribed calendar reminds of it. */
export const CONFERENCE_REMINDER_MINUTES = 30;

const HOUR_CHARACTERS = 2;
const MINUTE_CHARACTERS = 3;
const LAST_HOUR = 23;
const LAST_MINUTE = 59;
const DIGITS = 2;

const onlyDigits = (text: string, count: number): string => text.replace(/\D/g, '').slice(0, count);

/** Hours as they are typed: two digits, none over 23; `before` stays where the new ones are refused. */
export function typedHours(text: string, before: string): string {
  const digits = onlyDigits(text, HOUR_CHARACTERS);
  return Number(digits) > LAST_HOUR ? before : digits;
}

/**
 * Minutes as they are typed. A third character pushes out the zero that stands in front (`05` and `3` is `53`), one digit gets
 * its zero, and more than 59 are refused: `before` stays.
 */
export function typedMinutes(text: string, before: string): string {
  const digits = onlyDigits(text, MINUTE_CHARACTERS);
  if (digits === '') return '';
  const minutes = Number(digits);
  return minutes > LAST_MINUTE ? before : String(minutes).padStart(DIGITS, '0');
}

/** What stands in the fields when they are left: `9` is `09`, nothing stays nothing. */
export const leftHours = (hours: string): string => (hours === '' ? '' : hours.padStart(DIGITS, '0'));

const MOSCOW = '+03:00';

/** An instant in UTC from a day and a time of Moscow; '' while they are no time. */
export function moscowInstant(day: Day, hours: string, minutes: string): string {
  const whole = /^\d{1,2}$/.test(hours) && /^\d{1,2}$/.test(minutes) && isDay(day);
  if (!whole || Number(hours) > LAST_HOUR || Number(minutes) > LAST_MINUTE) return '';
  return new Date(
    `${day}T${hours.padStart(DIGITS, '0')}:${minutes.padStart(DIGITS, '0')}:00${MOSCOW}`,
  ).toISOString();
}

/** Inverse of {@link moscowInstant}: what the fields of the editor show. */
export function moscowTime(
  instant: string,
): { readonly day: Day; readonly hours: string; readonly minutes: string } | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: CONFERENCE_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
  const [hours = '', minutes = ''] = time.split(':');
  return { day: dayOf(date, CONFERENCE_TIME_ZONE), hours, minutes };
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** A year of weeks: whoever plans further does it next year. */
export const MOST_REPEATS = 52;

interface Repeated {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly linkToVideo: string;
}

const later = (instant: string, weeks: number): string =>
  new Date(Date.parse(instant) + weeks * WEEK_MS).toISOString();

/** The same conference at the same hour in the weeks that follow, `times` of them with the first. A recording is of one. */
export function repeatedWeekly<T extends Repeated>(conference: T, times: number, newId: () => string): T[] {
  const dated =
    !Number.isNaN(Date.parse(conference.startDate)) && !Number.isNaN(Date.parse(conference.endDate));
  const count = dated ? Math.max(1, Math.min(Math.floor(times), MOST_REPEATS)) : 1;
  return Array.from({ length: count }, (_, week) =>
    week === 0
      ? conference
      : {
          ...conference,
          id: newId(),
          linkToVideo: '',
          startDate: later(conference.startDate, week),
          endDate: later(conference.endDate, week),
        },
  );
}

export interface CalendarCell {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Where in the calendar a conference belongs. */
export function conferenceCell({ startDate }: { readonly startDate: string }): CalendarCell {
  const [year = '', month = '', day = ''] = dayOf(new Date(startDate), CONFERENCE_TIME_ZONE).split('-');
  return { year, month: String(Number(month) - 1), day: String(Number(day)) };
}
