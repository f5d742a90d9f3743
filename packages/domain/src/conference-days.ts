import { conferenceCell } from './conference-times.ts';
import type { Conference, ConferenceCalendar } from './content-conferences.ts';
import { type Day, dayOf } from './date.ts';

type Starting = Pick<Conference, 'startDate'>;

/** All conferences of the calendar, the earliest first. */
export const conferencesOf = (calendar: ConferenceCalendar): Conference[] =>
  Object.values(calendar)
    .flatMap((months) => Object.values(months))
    .flatMap((days) => Object.values(days))
    .flat()
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));

/** Filed by the day on which they begin for somebody in this zone: midnight in Moscow is another evening elsewhere. */
export function byDay<T extends Starting>(conferences: readonly T[], timeZone: string): Map<Day, T[]> {
  const days = new Map<Day, T[]>();
  for (const each of conferences) {
    const day = dayOf(new Date(each.startDate), timeZone);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return days;
}

/** Files each conference under its day, in the order of the hours. */
export function calendarOf(conferences: ReadonlyArray<Omit<Conference, 'index'>>): ConferenceCalendar {
  const filed: ConferenceCalendar = {};
  for (const each of conferences.toSorted((a, b) => a.startDate.localeCompare(b.startDate))) {
    const { year, month, day } = conferenceCell(each);
    filed[year] ??= {};
    filed[year][month] ??= {};
    filed[year][month][day] ??= [];
    filed[year][month][day].push({ ...each, index: filed[year][month][day].length });
  }
  return filed;
}
