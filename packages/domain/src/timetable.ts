import { message } from './message.ts';
import { OPENING_HOURS } from './opening-hours.ts';

export const WEEK_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

export interface DayHours {
  /** `10:00`; closing may be `24:00`, the end of that day. */
  readonly open: string;
  readonly close: string;
  readonly is_day_off: boolean;
}

export type Timetable = Readonly<Record<WeekDay, DayHours>>;

export const DEFAULT_TIMETABLE: Timetable = everyDay(OPENING_HOURS.default);

export function everyDay({ open, close }: { open: string; close: string }): Timetable {
  const day: DayHours = { open, close, is_day_off: false };
  return Object.fromEntries(WEEK_DAYS.map((name) => [name, day])) as Record<WeekDay, DayHours>;
}

/** Minutes since midnight, or `null` for what is no time. */
export function minutesOf(time: string): number | null {
  const found = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time);
  if (!found) return null;
  const minutes = Number(found[1]) * 60 + Number(found[2]);
  return minutes <= 24 * 60 ? minutes : null;
}

/** Hours of one day. */
export function checkHours({ open, close, is_day_off }: DayHours): string | null {
  if (is_day_off) return null;
  const [from, to] = [minutesOf(open), minutesOf(close)];
  if (open === '' || close === '') return message('validation.required');
  if (from === null || to === null) return message('validation.invalid');
  const { stepMinutes, minimumHours } = OPENING_HOURS;
  if (from % stepMinutes !== 0 || to % stepMinutes !== 0)
    return message('validation.timetable.step', { count: stepMinutes });
  return to - from < minimumHours * 60 ? message('validation.timetable.span', { count: minimumHours }) : null;
}

/** Problems by `timetable` for the week as a whole and `timetable.<day>` for one day. */
export function checkTimetable(timetable: Timetable | null): Readonly<Record<string, string>> {
  if (!timetable) return { timetable: message('validation.required') };
  const found: Record<string, string> = {};
  for (const day of WEEK_DAYS) {
    const problem = checkHours(timetable[day]);
    if (problem) found[`timetable.${day}`] = problem;
  }
  const working = WEEK_DAYS.filter((day) => !timetable[day].is_day_off).length;
  if (working < OPENING_HOURS.minimumWorkingDays)
    found.timetable = message('validation.timetable.workingDays', {
      count: OPENING_HOURS.minimumWorkingDays,
    });
  return found;
}

/** Hours that all working days share, where they do: what the specification calls the daily timetable. */
export function generalHours(timetable: Timetable): { open: string; close: string } | null {
  const working = WEEK_DAYS.map((day) => timetable[day]).filter(({ is_day_off }) => !is_day_off);
  const [first] = working;
  if (!first) return null;
  const { open, close } = first;
  return working.every((day) => day.open === open && day.close === close) ? { open, close } : null;
}
