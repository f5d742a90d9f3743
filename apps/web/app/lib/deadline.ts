import { dayOf, formatDate } from '@punkt/domain/date';
import { PRIVACY_TIME_ZONE } from '@punkt/domain/privacy-terms';

/** Promises end with a day in Moscow: in Tbilisi the same instant is already tomorrow, and would read a day too late. */
const deadlineDay = (instant: Date): string => dayOf(instant, PRIVACY_TIME_ZONE);

export const deadlineDate = (iso: string): string => formatDate(deadlineDay(new Date(iso)));

export type Urgency = 'calm' | 'soon' | 'late';

/** Amber on the last day, red once it is over. */
export function urgencyOf(due: string, now: Date): Urgency {
  const deadline = new Date(due);
  if (now > deadline) return 'late';
  return deadlineDay(deadline) === deadlineDay(now) ? 'soon' : 'calm';
}
