import { calendarOf } from '@punkt/domain/conference-days';
import type { Conference, ConferenceCalendar } from '@punkt/domain/content-conferences';

const DAY_MS = 86_400_000;
const MOSCOW_AHEAD_HOURS = 3;

/** Days from the first start, hours of Moscow. */
const TIMES = [
  [-7, 11, 60],
  [-2, 15, 60],
  [2, 11, 60],
  [5, 15, 90],
  [9, 11, 60],
  [12, 15, 60],
  [16, 11, 60],
  [23, 15, 60],
] as const;

export type ConferenceText = Pick<Conference, 'title' | 'description'>;

function conference(
  start: Date,
  [daysAhead, hour, minutes]: (typeof TIMES)[number],
  text: ConferenceText,
): Omit<Conference, 'index'> {
  const midnight = Math.floor((start.getTime() + MOSCOW_AHEAD_HOURS * 3_600_000) / DAY_MS) * DAY_MS;
  const begins = midnight + daysAhead * DAY_MS + (hour - MOSCOW_AHEAD_HOURS) * 3_600_000;
  return {
    ...text,
    link: 'https://meet.punkt.example/owners',
    linkToVideo: daysAhead < 0 ? `https://video.punkt.example/owners-${-daysAhead}` : '',
    startDate: new Date(begins).toISOString(),
    endDate: new Date(begins + minutes * 60_000).toISOString(),
  };
}

/** Around the day of the first start, so that a new installation has a calendar to look at. The texts stand in the order of the days. */
export const conferencesAround = (start: Date, texts: readonly ConferenceText[]): ConferenceCalendar =>
  calendarOf(
    TIMES.flatMap((times, place) => {
      const text = texts[place];
      return text ? [conference(start, times, text)] : [];
    }),
  );
