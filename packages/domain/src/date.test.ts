import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { checkDate, checkPastDate, dayOf, endOfDay, formatDate, parseDate } from './date.ts';

test.each([
  ['29.02.2024', '2024-02-29'],
  ['29.02.2000', '2000-02-29'],
  ['31.12.1999', '1999-12-31'],
  ['01.01.1900', '1900-01-01'],
])('%s is the day %s', (text, day) => {
  expect(parseDate(text)).toEqual({ ok: true, day });
  expect(formatDate(day)).toBe(text);
});

test.each([
  ['1.02.2024', 'validation.date.format'],
  ['2024-02-29', 'validation.date.format'],
  ['29/02/2024', 'validation.date.format'],
  ['29.02.24', 'validation.date.format'],
  [' 29.02.2024', 'validation.date.format'],
  ['29.02.2024\n', 'validation.date.format'],
  ['29.02.2023', 'validation.date.unreal'],
  ['29.02.1900', 'validation.date.unreal'],
  ['31.04.2024', 'validation.date.unreal'],
  ['00.01.2024', 'validation.date.unreal'],
  ['01.13.2024', 'validation.date.unreal'],
  ['01.00.2024', 'validation.date.unreal'],
  ['01.01.0985', 'validation.date.early|{"year":1900}'],
])('%o is refused', (text, answer) => {
  expect(parseDate(text)).toEqual({ ok: false, message: answer });
  expect(checkDate(text)).toBe(answer);
});

test('today is no future, tomorrow is', () => {
  expect(checkPastDate('15.11.2026', '2026-11-15')).toBeNull();
  expect(checkPastDate('16.11.2026', '2026-11-15')).toBe('validation.date.future');
  expect(checkPastDate('01.01.2027', '2026-11-15')).toBe('validation.date.future');
  expect(checkPastDate('31.12.2025', '2026-11-15')).toBeNull();
  expect(checkPastDate('', '2026-11-15')).toBe('validation.required');
  expect(checkPastDate('31.02.2020', '2026-11-15')).toBe('validation.date.unreal');
});

test('an instant is another day in another zone', () => {
  const instant = new Date('2026-01-01T21:30:00Z');
  expect(dayOf(instant, 'Europe/Moscow')).toBe('2026-01-02');
  expect(dayOf(instant, 'UTC')).toBe('2026-01-01');
  expect(dayOf(instant, 'Asia/Tbilisi')).toBe('2026-01-02');
});

/** Days as the platform's own UTC calendar counts them, independent of our leap-year arithmetic. */
const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));

test.each([
  ['Europe/Moscow', '2026-11-26T20:59:59.000Z'],
  ['Asia/Tbilisi', '2026-11-26T19:59:59.000Z'],
  ['Asia/Almaty', '2026-11-26T18:59:59.000Z'],
  ['America/New_York', '2026-11-27T04:59:59.000Z'],
  ['UTC', '2026-11-26T23:59:59.000Z'],
])('a day ends at its own midnight in %s', (zone, instant) => {
  expect(endOfDay('2026-11-26', zone).toISOString()).toBe(instant);
});

test('in every country a day lasts until its end, and the next second is another', () => {
  for (const { timeZone } of Object.values(countries)) {
    const end = endOfDay('2026-11-26', timeZone);
    expect(dayOf(end, timeZone)).toBe('2026-11-26');
    expect(dayOf(new Date(end.getTime() + 1_000), timeZone)).toBe('2026-11-27');
  }
});

test('every day of three centuries survives the round trip', () => {
  fc.assert(
    fc.property(day, (iso) => {
      expect(parseDate(formatDate(iso))).toEqual({ ok: true, day: iso });
    }),
  );
});

test('a date exists for us exactly when the calendar has it', () => {
  const part = (max: number) => fc.nat({ max });
  fc.assert(
    fc.property(part(32), part(13), fc.integer({ min: 1900, max: 2199 }), (date, month, year) => {
      const text = `${String(date).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`;
      const calendar = new Date(Date.UTC(year, month - 1, date));
      const real = calendar.getUTCDate() === date && calendar.getUTCMonth() === month - 1;
      expect(parseDate(text).ok).toBe(real);
    }),
  );
});

test('of two different days exactly one lies in the other’s future', () => {
  fc.assert(
    fc.property(day, day, (one, two) => {
      const ahead = [checkPastDate(formatDate(one), two), checkPastDate(formatDate(two), one)].filter(
        Boolean,
      );
      expect(ahead).toHaveLength(one === two ? 0 : 1);
    }),
  );
});
