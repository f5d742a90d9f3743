import { dayOf, endOfDay } from './date.ts';
import { addWorkingDays } from './working-days.ts';

/** Half an hour without a sign of work, and the case is free again: people go home. */
const CLAIM_MINUTES = 30;
/** «1–2 дня» of the specification. */
const PROMISED_WORKING_DAYS = 2;
/** A message is answered by the end of the next working day. */
const ANSWER_WORKING_DAYS = 1;

/** Claims with no sign of work since then have lapsed. */
export const claimLapsesBefore = (now: Date): Date => new Date(now.getTime() - CLAIM_MINUTES * 60_000);

/** The end of the second working day after the one on which it came, in Moscow. */
export const promisedBy = (created: Date): Date => endOfWorkingDay(created, PROMISED_WORKING_DAYS);

/** Until when an owner who wrote has an answer. */
export const answeredBy = (written: Date): Date => endOfWorkingDay(written, ANSWER_WORKING_DAYS);

/** Staff work by the clock of Moscow, whichever country a case is of. */
const ZONE = 'Europe/Moscow';

const endOfWorkingDay = (from: Date, days: number): Date =>
  endOfDay(addWorkingDays(dayOf(from, ZONE), days), ZONE);
