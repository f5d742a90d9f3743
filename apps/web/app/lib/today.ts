import { type Day, dayOf } from '@punkt/domain/date';

/** The calendar day where the reader is. */
export const today = (now = new Date()): Day =>
  dayOf(now, Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
