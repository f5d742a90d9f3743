import { type Day, endOfDay, isDay } from './date.ts';
import { type FileType, REQUIRED_DOCUMENTS, SMALL_FORM_FILES } from './files.ts';
import { characters, checkLength } from './length.ts';
import { message } from './message.ts';
import { appealUntil } from './order-appeals.ts';
import type { OrderFile } from './order-files.ts';
import type { AppealState } from './order-machine.ts';
import { AREA_MAXIMUM, AREA_MINIMUM, type SignboardFormat, type SignboardSize } from './premises.ts';
import type { Problems } from './record-table.ts';
import { checkHours, checkTimetable, type DayHours, type Timetable, WEEK_DAYS } from './timetable.ts';

/** What an owner can't change alone: staff say yes or no. */
export const REQUEST_KINDS = ['area', 'timetable', 'signboard'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** `withdrawn`: a newer one took its place. */
export const REQUEST_STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Status words of the wire, by the state of the last request. */
export const AREA_STATUSES = ['none', 'inProgress', 'accepted'] as const;
export const TIMETABLE_STATUSES = ['none', 'waiting', 'confirmed', 'rejected'] as const;

/** A rejection opens the form again, so to the area it is none. */
export const areaStatus = (last: RequestState | undefined): (typeof AREA_STATUSES)[number] =>
  last === 'waiting' ? 'inProgress' : last === 'approved' ? 'accepted' : 'none';

export const timetableStatus = (last: RequestState | undefined): (typeof TIMETABLE_STATUSES)[number] =>
  last === 'waiting'
    ? 'waiting'
    : last === 'approved'
      ? 'confirmed'
      : last === 'rejected'
        ? 'rejected'
        : 'none';

/** A signboard is kept whatever staff say of it: there is nothing to object to. */
export const APPEALED_KINDS = ['area', 'timetable'] as const satisfies readonly RequestKind[];
export type AppealedKind = (typeof APPEALED_KINDS)[number];

/** Whether a rejection can be objected to: once, within the days of an appeal. It then waits again, and ends for good. */
export function requestAppeal(
  last: { readonly state: RequestState; readonly decided: Date | null } | undefined,
  appealed: boolean,
  now: Date,
): AppealState {
  if (appealed) return last?.state === 'waiting' ? 'waiting' : 'decided';
  const isOpen = last?.state === 'rejected' && last.decided !== null && now <= appealUntil(last.decided);
  return isOpen ? 'open' : 'none';
}

/** Characters of the reason, days that can be asked for at once, and how far ahead. */
export const REQUEST_TERMS = { reason: { min: 30, max: 500 }, days: 31, aheadDays: 366 } as const;

export interface Areas {
  readonly area: number | null;
  readonly stock_area: number | null;
}

const isAreaPaper = ({ type }: { readonly type: FileType }): boolean =>
  REQUIRED_DOCUMENTS.areaChange.some((paper) => paper === type);

export const areaPapers = (files: readonly OrderFile[]): OrderFile[] => files.filter(isAreaPaper);

function checkMeasure(value: number | null): string | null {
  if (value === null) return message('validation.required');
  if (!Number.isFinite(value)) return message('validation.number');
  if (value < AREA_MINIMUM) return message('validation.minValue', { min: AREA_MINIMUM });
  return value > AREA_MAXIMUM ? message('validation.maxValue', { max: AREA_MAXIMUM }) : null;
}

const kept = (answers: Readonly<Record<string, string | null>>): Problems =>
  Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== null));

/** Papers prove another area; another part of it for the stock needs none. */
export function checkAreaRequest(asked: Areas, current: Areas, files: readonly OrderFile[]): Problems {
  const { area, stock_area } = asked;
  const over = area !== null && stock_area !== null && stock_area > area;
  const same = area === current.area && stock_area === current.stock_area;
  const papers = areaPapers(files);
  const lacks = (type: FileType) => area !== current.area && !papers.some((file) => file.type === type);
  return kept({
    requested_area: checkMeasure(area) ?? (same ? message('validation.point.unchanged') : null),
    stock_area: checkMeasure(stock_area) ?? (over ? message('validation.order.stockOverArea') : null),
    'actual_urls.leaseDocumentEditArea': lacks('leaseDocumentEditArea')
      ? message('validation.documents.area')
      : null,
    'actual_urls.btiDocumentEditArea': lacks('btiDocumentEditArea')
      ? message('validation.documents.area')
      : null,
  });
}

/** A day whose hours are others than those of its weekday: a holiday, a day off. */
export interface SpecialDay extends DayHours {
  readonly day: Day;
}

export interface HoursRequest {
  /** Null: the week stays as it is. */
  readonly timetable: Timetable | null;
  /** The first day of the new hours; null: as soon as they are approved. */
  readonly from: Day | null;
  readonly days: readonly SpecialDay[];
  readonly reason: string;
}

function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const isAhead = (day: Day, today: Day): boolean =>
  isDay(day) && day > today && day <= addDays(today, REQUEST_TERMS.aheadDays);

function checkDays(days: readonly SpecialDay[], today: Day): Problems {
  const found: Record<string, string> = {};
  for (const [index, day] of days.entries()) {
    const twice = days.slice(0, index).some((other) => other.day === day.day);
    const problem = !isAhead(day.day, today) || twice ? message('validation.point.days') : checkHours(day);
    if (problem) found[`timetable_days.${index}`] = problem;
  }
  return found;
}

function checkReason(reason: string): string | null {
  const { min, max } = REQUEST_TERMS.reason;
  const count = characters(reason.trim());
  if (count < min) return message('validation.point.reason', { count: min });
  return count > max ? message('validation.maxLength', { count: max }) : null;
}

/** By value: the database keeps the parts of a day in an order of its own. */
const isSameWeek = (one: Timetable, other: Timetable | null): boolean =>
  other !== null &&
  WEEK_DAYS.every((day) => {
    const [now, next] = [other[day], one[day]];
    if (now.is_day_off !== next.is_day_off) return false;
    return now.is_day_off || (now.open === next.open && now.close === next.close);
  });

/** `current`: the hours that stand. */
export function checkHoursRequest(asked: HoursRequest, current: Timetable | null, today: Day): Problems {
  const { timetable, from, days, reason } = asked;
  const same = timetable === null || isSameWeek(timetable, current);
  const nothing = same && days.length === 0;
  return {
    ...(timetable && checkTimetable(timetable)),
    ...checkDays(days, today),
    ...kept({
      ...(nothing && { timetable: message('validation.point.unchanged') }),
      timetable_from: from !== null && !isAhead(from, today) ? message('validation.point.starts') : null,
      timetable_update_reason: checkReason(reason),
    }),
  };
}

export interface SignboardChoice {
  readonly signboardFormat: SignboardFormat | null;
  readonly signboardSize: SignboardSize | null;
  readonly signboardUrls: readonly string[];
}

/** «None» is no signboard: the brand book asks for one. */
export function checkSignboard({ signboardFormat, signboardSize, signboardUrls }: SignboardChoice): Problems {
  const count = SMALL_FORM_FILES;
  return kept({
    signboardFormat: signboardFormat === null ? message('validation.signboard') : null,
    signboardSize: signboardSize === null ? message('validation.signboard') : null,
    signboardUrls:
      signboardUrls.length === 0
        ? message('validation.photos.all')
        : signboardUrls.length > count
          ? message('validation.files.count', { count })
          : null,
  });
}

/** A block says why and ends by itself; longer than a year it would be an end of the point. */
export const BLOCK_TERMS = { reason: { min: 10, max: 500 }, days: 366 } as const;

/** The end of the chosen day where the point is; what is no day of the calendar has long passed. */
export const blockEnd = (day: string, timeZone: string): Date =>
  isDay(day) ? endOfDay(day, timeZone) : new Date(0);

export function checkBlock({ until, reason }: { until: Date; reason: string }, now: Date): Problems {
  const latest = new Date(now.getTime() + BLOCK_TERMS.days * 86_400_000);
  return kept({
    until: until <= now || until > latest ? message('validation.point.until') : null,
    reason: checkLength(reason.trim(), BLOCK_TERMS.reason),
  });
}

interface Hours {
  readonly timetable: Timetable | null;
  readonly next_timetable: Timetable | null;
  readonly next_from: Day | null;
}

/** The hours of a day: approved ones begin on their first day, and not before. */
export const hoursOn = ({ timetable, next_timetable, next_from }: Hours, today: Day): Timetable | null =>
  next_timetable && next_from !== null && next_from <= today ? next_timetable : timetable;
