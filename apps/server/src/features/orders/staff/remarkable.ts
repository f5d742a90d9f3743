import { FILE_SLOTS } from '@punkt/domain/order-files';
import { blankOrder } from '@punkt/domain/order-record';
import { WEEK_DAYS } from '@punkt/domain/timetable';

/**
 * Places of the owner's form a remark can stick to: fields, days of the week, files by what they show, whether or not there is
 * one yet, and how many photos may be shown. What the form has no place for she would never find.
 */
const PATHS: ReadonlySet<string> = new Set([
  ...Object.keys(blankOrder('RU', '')).filter((field) => field !== 'country' && field !== 'ex_pickpoint_id'),
  ...WEEK_DAYS.map((day) => `timetable.${day}`),
  ...FILE_SLOTS.map((type) => `actual_urls.${type}`),
  'actual_urls.public',
]);

export const isRemarkable = (path: string): boolean => PATHS.has(path);
