import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from './message.ts';
import {
  checkTimetable,
  DEFAULT_TIMETABLE,
  everyDay,
  generalHours,
  minutesOf,
  type Timetable,
  WEEK_DAYS,
} from './timetable.ts';

const off = (timetable: Timetable, ...days: readonly (typeof WEEK_DAYS)[number][]): Timetable => ({
  ...timetable,
  ...Object.fromEntries(days.map((day) => [day, { ...timetable[day], is_day_off: true }])),
});
const hours = (open: string, close: string) => everyDay({ open, close });
const span = message('validation.timetable.span', { count: 6 });
const step = message('validation.timetable.step', { count: 30 });

describe('a week of work', () => {
  it('is right by default', () => expect(checkTimetable(DEFAULT_TIMETABLE)).toEqual({}));

  it('is wanted', () => expect(checkTimetable(null)).toEqual({ timetable: message('validation.required') }));

  it('has at least five days', () => {
    expect(checkTimetable(off(DEFAULT_TIMETABLE, 'saturday', 'sunday'))).toEqual({});
    expect(checkTimetable(off(DEFAULT_TIMETABLE, 'friday', 'saturday', 'sunday'))).toEqual({
      timetable: message('validation.timetable.workingDays', { count: 5 }),
    });
  });

  it('has at least six hours a day, to the minute', () => {
    expect(checkTimetable(hours('10:00', '16:00'))).toEqual({});
    expect(checkTimetable(hours('10:00', '15:30'))['timetable.monday']).toBe(span);
    expect(checkTimetable(hours('22:00', '10:00'))['timetable.sunday']).toBe(span);
  });

  it('may end at midnight, and goes by half hours', () => {
    expect(checkTimetable(hours('00:00', '24:00'))).toEqual({});
    expect(checkTimetable(hours('10:15', '22:00'))['timetable.monday']).toBe(step);
    expect(checkTimetable(hours('10:00', '22:01'))['timetable.monday']).toBe(step);
  });

  it('does not ask about the hours of a day off', () => {
    const odd = { ...DEFAULT_TIMETABLE, sunday: { open: '10:00', close: '10:00', is_day_off: true } };
    expect(checkTimetable(odd)).toEqual({});
  });

  it('names the day that is wrong, and no other', () => {
    const odd = { ...DEFAULT_TIMETABLE, tuesday: { open: '10:00', close: '24:30', is_day_off: false } };
    expect(checkTimetable(odd)).toEqual({ 'timetable.tuesday': message('validation.invalid') });
    const blank = { ...DEFAULT_TIMETABLE, tuesday: { open: '10:00', close: '', is_day_off: false } };
    expect(checkTimetable(blank)).toEqual({ 'timetable.tuesday': message('validation.required') });
  });
});

it('reads a time of day, and nothing else', () => {
  expect([minutesOf('00:00'), minutesOf('10:30'), minutesOf('24:00')]).toEqual([0, 630, 1440]);
  for (const odd of ['24:30', '25:00', '9:00', '10:60', '', '10', '10:00 '])
    expect(minutesOf(odd), odd).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const minutes = minutesOf(text);
      expect(minutes === null || (minutes >= 0 && minutes <= 1440)).toBe(true);
    }),
  );
});

it('finds the hours that all working days share', () => {
  expect(generalHours(off(DEFAULT_TIMETABLE, 'sunday'))).toEqual({ open: '10:00', close: '22:00' });
  expect(
    generalHours({ ...DEFAULT_TIMETABLE, monday: { open: '09:00', close: '21:00', is_day_off: false } }),
  ).toBeNull();
  expect(generalHours(off(DEFAULT_TIMETABLE, ...WEEK_DAYS))).toBeNull();
});
