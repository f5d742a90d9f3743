import { FILE_TYPES } from '@punkt/domain/files';
import { blankOrder } from '@punkt/domain/order-record';
import { WEEK_DAYS } from '@punkt/domain/timetable';

/** Places of the owner's form a remark can stick to: fields, days of the week, and photos by what they show. */
const PATHS: ReadonlySet<string> = new Set([
  ...Object.keys(blankOrder('RU', '')).filter((field) => field !== 'country' && field !== 'ex_pickpoint_id'),
  ...WEEK_DAYS.map((day) => `timetable.${day}`),
  ...FILE_TYPES.map((type) => `actual_urls.${type}`),
]);

export const isRemarkable = (path: string): boolean => PATHS.has(path);
