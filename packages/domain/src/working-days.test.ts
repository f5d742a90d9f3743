import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addWorkingDays, isWorkingDay } from './working-days.ts';

test.each([
  ['2026-01-09', 'moved by decree'],
  ['2026-01-08', 'new year'],
  ['2026-02-23', 'a holiday on a Monday'],
  ['2026-03-09', 'moved from a Sunday'],
  ['2026-05-11', 'moved from a Saturday'],
  ['2026-06-12', 'Russia day'],
  ['2026-11-04', 'unity day'],
  ['2026-11-14', 'a Saturday'],
  ['2026-12-31', 'moved by decree'],
  ['2025-11-03', 'in exchange for a working Saturday'],
])('%s is off: %s', (day) => {
  expect(isWorkingDay(day)).toBe(false);
});

test.each(['2025-11-01', '2026-01-12', '2026-11-16', '2026-12-30', '2026-04-30', '2028-05-08'])(
  '%s is worked',
  (day) => {
    expect(isWorkingDay(day)).toBe(true);
  },
);

test('without a decree a holiday on a weekend moves to the next working day, January aside', () => {
  expect(isWorkingDay('2027-05-03')).toBe(false); // from Saturday the 1st
  expect(isWorkingDay('2027-05-10')).toBe(false); // from Sunday the 9th
  expect(isWorkingDay('2027-06-14')).toBe(false); // from Saturday the 12th
  expect(isWorkingDay('2027-06-15')).toBe(true);
  expect(isWorkingDay('2027-01-11')).toBe(true); // the 2nd and 3rd go where a decree says
});

test.each([
  ['2026-11-15', 3, '2026-11-18'],
  ['2026-11-15', 10, '2026-11-27'],
  ['2026-11-13', 1, '2026-11-16'],
  ['2025-12-30', 1, '2026-01-12'], // the 31st is off, and so is everything up to the 11th
  ['2025-12-30', 10, '2026-01-23'],
  ['2026-12-29', 3, '2027-01-12'],
  ['2026-04-30', 7, '2026-05-13'],
  ['2026-11-15', 0, '2026-11-15'],
])('%s and %i working days end on %s', (day, count, end) => {
  expect(addWorkingDays(day, count)).toBe(end);
});

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a term ends on a working day, with exactly so many working days in it', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), (day, count) => {
      const end = addWorkingDays(day, count);
      expect(isWorkingDay(end)).toBe(true);
      let worked = 0;
      for (let each = addDays(day, 1); each <= end; each = addDays(each, 1))
        if (isWorkingDay(each)) worked += 1;
      expect(worked).toBe(count);
    }),
  );
});
