import type { Day } from './date.ts';

/** Public holidays of Russia (article 112 of the Labour Code), as month and day. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);

interface MovedDays {
  /** Working days turned into days off. */
  readonly off: readonly Day[];
  /** Weekends turned into working days. */
  readonly working: readonly Day[];
}

/**
 * Days off that the government moves, one decree a year; it comes out in the autumn before. A year that is not here
 * follows the code's own rule (a holiday on a weekend moves to the next working day, January aside). That never gives
 * a day off too many, so a deadline calculated early can only turn out too strict, not too late.
 */
const MOVED: Readonly<Record<number, MovedDays>> = {
  2025: {
    off: ['2025-05-02', '2025-05-08', '2025-06-13', '2025-11-03', '2025-12-31'],
    working: ['2025-11-01'],
  },
  2026: { off: ['2026-01-09', '2026-03-09', '2026-05-11', '2026-12-31'], working: [] },
};

const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export function addDays(day: Day, count: number): Day {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const isWeekend = (day: Day): boolean => [0, 6].includes(toDate(day).getUTCDay());
const isHoliday = (day: Day): boolean => HOLIDAYS.has(day.slice(5));

/** Whether a holiday that fell on the weekend just before has come to rest on this day. */
function isMovedByTheCode(day: Day): boolean {
  if (isWeekend(day) || isHoliday(day)) return false;
  for (let before = addDays(day, -1); isWeekend(before) || isHoliday(before); before = addDays(before, -1))
    if (isWeekend(before) && isHoliday(before) && !before.startsWith('01', 5)) return true;
  return false;
}

/** Whether offices work in Russia on that day. */
export function isWorkingDay(day: Day): boolean {
  const moved = MOVED[Number(day.slice(0, 4))];
  if (moved?.working.includes(day)) return true;
  if (isWeekend(day) || isHoliday(day)) return false;
  return moved ? !moved.off.includes(day) : !isMovedByTheCode(day);
}

/** The last day of a term of so many working days. The day of the event itself does not count. */
export function addWorkingDays(day: Day, count: number): Day {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}
