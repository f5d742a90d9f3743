import { type Day, dayOf } from './date.ts';
import { addDays, addWorkingDays } from './working-days.ts';

/** Deadlines of the privacy policy. */
export const PRIVACY_TERMS = {
  stopDistributionWorkingDays: 3,
  correctionWorkingDays: 7,
  stopProcessingWorkingDays: 10,
  /** Once, with a reason that the person gets. */
  extensionWorkingDays: 5,
  destructionDays: 30,
  /** Where destruction within 30 days is impossible; the data is blocked meanwhile. */
  delayedDestructionMonths: 6,
  /** Data of people who are not employees, after their contract has ended. */
  keptYearsAfterContract: 3,
} as const;

/** Terms run by the calendar of the operator of the data, wherever the person is. */
export const PRIVACY_TIME_ZONE = 'Europe/Moscow';
const MOSCOW_OFFSET = '+03:00';

/** Staff are reminded so many working days before a deadline. */
export const REMINDER_WORKING_DAYS = 2;

/** A term lasts to the end of its last day. */
export const endOfDay = (day: Day): Date => new Date(`${day}T23:59:59${MOSCOW_OFFSET}`);
const startOfDay = (day: Day): Date => new Date(`${day}T09:00:00${MOSCOW_OFFSET}`);

export interface ErasureDeadlines {
  readonly stopDistribution: Date;
  readonly stopProcessing: Date;
  readonly destroy: Date;
}

export function erasureDeadlines(asked: Date, extended = false): ErasureDeadlines {
  const day = dayOf(asked, PRIVACY_TIME_ZONE);
  const terms = PRIVACY_TERMS;
  const processing = terms.stopProcessingWorkingDays + (extended ? terms.extensionWorkingDays : 0);
  return {
    stopDistribution: endOfDay(addWorkingDays(day, terms.stopDistributionWorkingDays)),
    stopProcessing: endOfDay(addWorkingDays(day, processing)),
    destroy: endOfDay(addDays(day, terms.destructionDays)),
  };
}

export const correctionDeadline = (asked: Date): Date =>
  endOfDay(addWorkingDays(dayOf(asked, PRIVACY_TIME_ZONE), PRIVACY_TERMS.correctionWorkingDays));

/** The nearest deadline still ahead; the last one when all have passed, for it is the one that was missed for good. */
export function nextDeadline(deadlines: ErasureDeadlines, now: Date): Date {
  return sorted(deadlines).find((deadline) => deadline > now) ?? deadlines.destroy;
}

/** A morning reminder ahead of each deadline, and one the moment it has passed. */
export function reminderTimes(deadlines: ErasureDeadlines): readonly Date[] {
  return sorted(deadlines).flatMap((deadline) => [
    morningBefore(deadline),
    new Date(deadline.getTime() + 1000),
  ]);
}

export const nextReminder = (deadlines: ErasureDeadlines, now: Date): Date | null =>
  reminderTimes(deadlines).find((time) => time > now) ?? null;

function sorted({ stopDistribution, stopProcessing, destroy }: ErasureDeadlines): Date[] {
  return [stopDistribution, stopProcessing, destroy].sort((a, b) => a.getTime() - b.getTime());
}

function morningBefore(deadline: Date): Date {
  const last = dayOf(deadline, PRIVACY_TIME_ZONE);
  let day = addDays(last, -1);
  while (addWorkingDays(day, REMINDER_WORKING_DAYS) > last) day = addDays(day, -1);
  return startOfDay(day);
}
