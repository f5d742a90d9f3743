import { dateOf, monthOf, weekdayOf, yearOf } from '@punkt/domain/calendar';
import type { Day } from '@punkt/domain/date';
import { useText } from '../../../lib/i18n.tsx';

/** Dates in words. Not by Intl: browsers have no Georgian names, and would answer in English. */
export function useCalendarWords() {
  const text = useText();
  const months = text('conferences.months').split(',');
  const ofMonths = text('conferences.ofMonths').split(',');
  const weekdays = text('conferences.weekdays').split(',');
  const weekdaysLong = text('conferences.weekdaysLong').split(',');

  const day = (given: Day): string =>
    text('conferences.date.day', { date: dateOf(given), month: ofMonths[monthOf(given)] ?? '' });

  return {
    weekdays,
    day,
    /** With its weekday. */
    fullDay: (given: Day): string =>
      text('conferences.date.full', { weekday: weekdaysLong[weekdayOf(given)] ?? '', day: day(given) }),
    month: (given: Day): string =>
      text('conferences.date.month', { month: months[monthOf(given)] ?? '', year: yearOf(given) }),
    /** From the first to the last of them, naming month and year no more often than needed. */
    range(days: readonly Day[]): string {
      const [first = '', last = ''] = [days.at(0), days.at(-1)];
      const [fromYear, toYear] = [yearOf(first), yearOf(last)];
      if (fromYear !== toYear)
        return text('conferences.range.years', { from: day(first), fromYear, to: day(last), toYear });
      if (monthOf(first) !== monthOf(last))
        return text('conferences.range.year', { from: day(first), to: day(last), year: toYear });
      const month = ofMonths[monthOf(first)] ?? '';
      return text('conferences.range.month', {
        from: dateOf(first),
        to: dateOf(last),
        month,
        year: toYear,
      });
    },
  };
}
