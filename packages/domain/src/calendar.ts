import { type Day, dayOf } from './date.ts';
import { kept } from './kept.ts';

/**
 * Arithmetic of calendar days. A day is a text without hour or zone, counted in UTC, so no summer time of anybody can lose
 * or double one. Weeks begin on Monday.
 */
const DAY_MS = 86_400_000;
const MONTHS = 12;
/** The picker shows so many years at once. */
const YEARS_SHOWN = 10;

const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const dayFrom = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(date)}`;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
/** January is 0, as the calendar of the conferences has it. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;
export const dateOf = (day: Day): number => Number(day.slice(8, 10));

export const addDays = (day: Day, count: number): Day => dayAt(startOf(day) + count * DAY_MS);

/** Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

export const weekStart = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The seven days of a day's week, from Monday. */
export const weekOf = (day: Day): readonly Day[] => {
  const monday = weekStart(day);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
};

/** How many days the month has: the day before the first of the next one tells. */
const lengthOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same date so many months on, or the last one that month has: 31 January leads to 28 February. */
export function addMonths(day: Day, count: number): Day {
  const months = yearOf(day) * MONTHS + monthOf(day) + count;
  const [year, month] = [Math.floor(months / MONTHS), ((months % MONTHS) + MONTHS) % MONTHS];
  return dayFrom(year, month, Math.min(dateOf(day), lengthOfMonth(year, month)));
}

export const addYears = (day: Day, count: number): Day => addMonths(day, count * MONTHS);

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);

/** The weeks that hold a day of this month, each whole: the first and the last reach into its neighbours. */
export function weeksOfMonth(day: Day): ReadonlyArray<readonly Day[]> {
  const first = dayFrom(yearOf(day), monthOf(day), 1);
  const weeks: Array<readonly Day[]> = [];
  for (let monday = weekStart(first); monday < addMonths(first, 1); monday = addDays(monday, 7))
    weeks.push(weekOf(monday));
  return weeks;
}

/** The first day of each month of a day's year. */
export const monthsOfYear = (day: Day): readonly Day[] =>
  Array.from({ length: MONTHS }, (_, month) => dayFrom(yearOf(day), month, 1));

/** The ten years, 2020 to 2029, among which a day's year stands. */
export function yearsAround(day: Day): readonly number[] {
  const first = Math.floor(yearOf(day) / YEARS_SHOWN) * YEARS_SHOWN;
  return Array.from({ length: YEARS_SHOWN }, (_, index) => first + index);
}

export type CalendarMode = 'week' | 'month' | 'year' | 'years';

/** What an arrow does. Beyond the edge of a year it goes on in the next one, like everywhere else. */
const STEPS: Readonly<Record<CalendarMode, (day: Day, count: number) => Day>> = {
  week: (day, count) => addDays(day, 7 * count),
  month: addMonths,
  year: addYears,
  years: (day, count) => addYears(day, YEARS_SHOWN * count),
};

export const shiftPeriod = (mode: CalendarMode, day: Day, count: 1 | -1): Day => STEPS[mode](day, count);

/** A place of the calendar: one day, or Saturday and Sunday together. */
export type DayCell = readonly Day[];

export interface MergeRule {
  readonly isEmpty: (day: Day) => boolean;
  /** Where five columns and a half fit, but no seven. */
  readonly narrow: boolean;
}

/** Saturday and Sunday share a cell when there is nothing on either, or where there is no room for both. */
export function cellsOf(week: readonly Day[], { isEmpty, narrow }: MergeRule): readonly DayCell[] {
  const [workdays, weekend] = [week.slice(0, 5), week.slice(5)];
  const merged = narrow || weekend.every(isEmpty);
  return [...workdays.map((day) => [day]), ...(merged ? [weekend] : weekend.map((day) => [day]))];
}

const timeFormat = kept(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
);

/** `16:05`, as a clock in that zone shows the instant. */
export const timeOf = (instant: Date, timeZone: string): string => timeFormat(timeZone).format(instant);

/** Whether clocks of both zones show the same at that instant; in another season they may not. */
export const isSameClock = (instant: Date, one: string, other: string): boolean =>
  dayOf(instant, one) === dayOf(instant, other) && timeOf(instant, one) === timeOf(instant, other);
