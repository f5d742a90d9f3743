import { kept } from './kept.ts';
import { message } from './message.ts';

/** A calendar day as `YYYY-MM-DD`: no hour and no zone, so nothing can shift it. Days compare as texts. */
export type Day = string;

/** Nobody alive was born, and no document in force was issued, before it; a typo such as 0985 was. */
export const EARLIEST_YEAR = 1900;

export type ParsedDate =
  | { readonly ok: true; readonly day: Day }
  | { readonly ok: false; readonly message: string };

/** Strict DD.MM.YYYY of a day that the calendar has. */
export function parseDate(text: string): ParsedDate {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  if (!year) return { ok: false, message: message('validation.date.format') };
  if (!isRealDay(Number(year), Number(month), Number(day))) {
    return { ok: false, message: message('validation.date.unreal') };
  }
  if (Number(year) < EARLIEST_YEAR) {
    return { ok: false, message: message('validation.date.early', { year: EARLIEST_YEAR }) };
  }
  return { ok: true, day: `${year}-${month}-${day}` };
}

/** DD.MM.YYYY of a day; a text that is no day comes back as it is. */
export function formatDate(day: Day): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
}

export function checkDate(text: string): string | null {
  if (text === '') return message('validation.required');
  const parsed = parseDate(text);
  return parsed.ok ? null : parsed.message;
}

/** Birth and issue dates: today is still allowed. */
export function checkPastDate(text: string, today: Day): string | null {
  if (text === '') return message('validation.required');
  const parsed = parseDate(text);
  if (!parsed.ok) return parsed.message;
  return parsed.day > today ? message('validation.date.future') : null;
}

/** Midnight in Moscow, where the days of the console begin; Moscow has no summer time. */
export const startOfMoscowDay = (day: Day): Date => new Date(`${day}T00:00:00+03:00`);

const dayFormat = kept(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** The day an instant falls on in a time zone: what «today» means to a person there. */
export const dayOf = (instant: Date, timeZone: string): Day => dayFormat(timeZone).format(instant);

const offsetFormat = kept(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** The last second of a day in a time zone: what «until that day» means to a person there. */
export function endOfDay(day: Day, timeZone: string): Date {
  const parts = offsetFormat(timeZone).formatToParts(new Date(`${day}T23:59:59Z`));
  // «GMT+04:00», and «GMT» alone where it is that.
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) || 'Z';
  return new Date(`${day}T23:59:59${offset}`);
}

/** A day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && isRealDay(Number(year), Number(month), Number(day));
}

function isRealDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
