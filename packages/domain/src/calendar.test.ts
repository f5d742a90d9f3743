import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  cellsOf,
  dateOf,
  dayFrom,
  isSameClock,
  isSameMonth,
  monthOf,
  monthsOfYear,
  shiftPeriod,
  timeOf,
  weekdayOf,
  weekOf,
  weekStart,
  weeksOfMonth,
  yearOf,
  yearsAround,
} from './calendar.ts';
import { byDay, calendarOf, conferencesOf } from './conference-days.ts';
import { dayOf } from './date.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  test('are taken apart and put together', () => {
    expect([yearOf('2026-11-05'), monthOf('2026-11-05'), dateOf('2026-11-05')]).toEqual([2026, 10, 5]);
    expect(dayFrom(2026, 0, 9)).toBe('2026-01-09');
  });

  test('follow each other over months, years and the leap day', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  });

  test('none is lost or doubled, whatever the clocks of the machine do', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(addDays(day, 1) > day).toBe(true);
      }),
    );
  });
});

describe('weeks', () => {
  test('begin on Monday', () => {
    expect(weekdayOf('2026-11-16')).toBe(0);
    expect(weekdayOf('2026-11-15')).toBe(6);
    expect(weekStart('2026-11-15')).toBe('2026-11-09');
    expect(weekOf('2026-11-18')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  test('reach over the edge of a year', () => {
    expect(weekOf('2026-12-31')).toEqual(weekOf('2027-01-03'));
    expect(shiftPeriod('week', '2026-12-31', 1)).toBe('2027-01-07');
    expect(shiftPeriod('week', '2027-01-03', -1)).toBe('2026-12-27');
  });

  test('every day stands in its week, at its weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekOf(day)[weekdayOf(day)]).toBe(day);
      }),
    );
  });
});

describe('months', () => {
  test('end with the date there is', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-10-31', -1)).toBe('2026-09-30');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  });

  test('turn into the next and the last year', () => {
    expect(shiftPeriod('month', '2026-12-15', 1)).toBe('2027-01-15');
    expect(shiftPeriod('month', '2027-01-15', -1)).toBe('2026-12-15');
    expect(addMonths('2026-03-10', -27)).toBe('2023-12-10');
  });

  test('are shown in whole weeks', () => {
    const november = weeksOfMonth('2026-11-15');
    expect(november).toHaveLength(6);
    expect(november[0]?.[0]).toBe('2026-10-26');
    expect(november[5]?.[6]).toBe('2026-12-06');
    // February 2027 begins on a Monday and has four weeks exactly.
    expect(weeksOfMonth('2027-02-10').flat()).toHaveLength(28);
    expect(weeksOfMonth('2026-12-01').at(-1)).toContain('2027-01-03');
  });

  test('each of their days is shown once', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const shown = weeksOfMonth(day).flat();
        expect(new Set(shown).size).toBe(shown.length);
        const own = shown.filter((each) => isSameMonth(each, day));
        expect(own.map(dateOf)).toEqual(own.map((_, index) => index + 1));
        expect(isSameMonth(addDays(own.at(-1) ?? '', 1), day)).toBe(false);
      }),
    );
  });
});

describe('years', () => {
  test('have their twelve months', () => {
    expect(monthsOfYear('2026-11-15')).toHaveLength(12);
    expect(monthsOfYear('2026-11-15').at(-1)).toBe('2026-12-01');
    expect(shiftPeriod('year', '2026-11-15', -1)).toBe('2025-11-15');
  });

  test('are shown by tens', () => {
    expect(yearsAround('2026-11-15')).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029]);
    expect(yearsAround('2030-01-01')[0]).toBe(2030);
    expect(yearsAround(shiftPeriod('years', '2029-05-05', 1))[0]).toBe(2030);
  });
});

describe('cells of a week', () => {
  const week = weekOf('2026-11-18');
  const [saturday = '', sunday = ''] = week.slice(5);
  const cells = (busy: readonly string[], narrow = false) =>
    cellsOf(week, { isEmpty: (day) => !busy.includes(day), narrow });

  test.each([
    ['both empty', [], false, 6],
    ['something on Saturday', [saturday], false, 7],
    ['something on Sunday', [sunday], false, 7],
    ['something on both', [saturday, sunday], false, 7],
    ['something on both, without room', [saturday, sunday], true, 6],
    ['empty, without room', [], true, 6],
    ['something on a workday only', week.slice(0, 5), false, 6],
  ])('%s', (_, busy, narrow, count) => {
    const shown = cells(busy, narrow);
    expect(shown).toHaveLength(count);
    expect(shown.flat()).toEqual(week);
    if (count === 6) expect(shown[5]).toEqual([saturday, sunday]);
  });
});

describe('clocks', () => {
  const instant = new Date('2026-11-17T08:00:00Z');

  test.each([
    ['Europe/Moscow', '11:00'],
    ['Asia/Yerevan', '12:00'],
    ['Asia/Kolkata', '13:30'],
    ['America/New_York', '03:00'],
    ['UTC', '08:00'],
  ])('in %s show %s', (zone, time) => {
    expect(timeOf(instant, zone)).toBe(time);
  });

  test('midnight is 00:00', () => {
    expect(timeOf(new Date('2026-11-16T21:00:00Z'), 'Europe/Moscow')).toBe('00:00');
  });

  test('follow the summer time of the viewer, where Moscow has none', () => {
    const [summer, winter] = [new Date('2027-07-01T08:00:00Z'), new Date('2027-12-01T08:00:00Z')];
    expect([timeOf(summer, 'Europe/Helsinki'), timeOf(winter, 'Europe/Helsinki')]).toEqual([
      '11:00',
      '10:00',
    ]);
    expect(isSameClock(summer, 'Europe/Helsinki', 'Europe/Moscow')).toBe(true);
    expect(isSameClock(winter, 'Europe/Helsinki', 'Europe/Moscow')).toBe(false);
  });
});

describe('conferences by day', () => {
  const at = (startDate: string) => ({
    title: startDate,
    description: 'о чём',
    link: 'https://meet.example/1',
    linkToVideo: '',
    startDate,
    endDate: new Date(Date.parse(startDate) + 3_600_000).toISOString(),
  });
  const calendar = calendarOf(
    [
      '2027-01-01T20:30:00.000Z',
      '2026-12-31T21:30:00.000Z',
      '2026-11-17T08:00:00.000Z',
      '2026-11-17T12:00:00.000Z',
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ].map(at),
  );
  const all = conferencesOf(calendar);

  test('come in the order of time, over years', () => {
    expect(all.map(({ startDate }) => startDate)).toEqual(all.map(({ startDate }) => startDate).toSorted());
    expect(all).toHaveLength(6);
  });

  test('stand on the day of whoever looks', () => {
    const days = (zone: string) => [...byDay(all, zone).keys()];
    expect(days('Europe/Moscow')).toEqual(['2026-03-29', '2026-11-17', '2027-01-01']);
    expect(days('America/New_York')).toEqual(['2026-03-28', '2026-11-17', '2026-12-31', '2027-01-01']);
    expect(days('Asia/Vladivostok')).toEqual(['2026-03-29', '2026-11-17', '2027-01-01', '2027-01-02']);
  });

  test('the night that loses an hour keeps both of its conferences', () => {
    const berlin = byDay(all, 'Europe/Berlin').get('2026-03-29') ?? [];
    expect(berlin.map(({ startDate }) => timeOf(new Date(startDate), 'Europe/Berlin'))).toEqual([
      '01:30',
      '03:30',
    ]);
    expect(dayOf(new Date('2026-03-29T22:30:00Z'), 'Europe/Berlin')).toBe('2026-03-30');
  });
});
