import { dayOf } from '@punkt/domain/date';
import { PRIVACY_TIME_ZONE } from '@punkt/domain/privacy-terms';
import { addDays, isWorkingDay } from '@punkt/domain/working-days';

/** Working days between today and the last day of a term, that day included; 0 on the day itself. */
export function workingDaysLeft(deadline: string, now: Date): number {
  const last = dayOf(new Date(deadline), PRIVACY_TIME_ZONE);
  let count = 0;
  for (let day = addDays(dayOf(now, PRIVACY_TIME_ZONE), 1); day <= last; day = addDays(day, 1))
    if (isWorkingDay(day)) count += 1;
  return count;
}
