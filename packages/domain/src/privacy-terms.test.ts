import { expect, test } from 'vitest';
import {
  correctionDeadline,
  erasureDeadlines,
  nextDeadline,
  nextReminder,
  PRIVACY_TERMS,
  reminderTimes,
} from './privacy-terms.ts';

test('the figures of the privacy policy', () => {
  expect(PRIVACY_TERMS).toEqual({
    stopDistributionWorkingDays: 3,
    correctionWorkingDays: 7,
    stopProcessingWorkingDays: 10,
    extensionWorkingDays: 5,
    destructionDays: 30,
    delayedDestructionMonths: 6,
    keptYearsAfterContract: 3,
  });
});

const iso = (deadlines: ReturnType<typeof erasureDeadlines>) => [
  deadlines.stopDistribution.toISOString(),
  deadlines.stopProcessing.toISOString(),
  deadlines.destroy.toISOString(),
];

test('terms end with the last second of their last day in Moscow', () => {
  expect(iso(erasureDeadlines(new Date('2026-11-16T09:00:00Z')))).toEqual([
    '2026-11-19T20:59:59.000Z',
    '2026-11-30T20:59:59.000Z',
    '2026-12-16T20:59:59.000Z',
  ]);
});

test('the day is that of Moscow: late in the evening UTC it is tomorrow there', () => {
  expect(erasureDeadlines(new Date('2026-11-16T22:00:00Z')).stopDistribution.toISOString()).toBe(
    '2026-11-20T20:59:59.000Z',
  );
});

test('an extension adds five working days and leaves the day of destruction where it is', () => {
  const asked = new Date('2026-11-16T09:00:00Z');
  expect(erasureDeadlines(asked, true).stopProcessing.toISOString()).toBe('2026-12-07T20:59:59.000Z');
  expect(erasureDeadlines(asked, true).destroy).toEqual(erasureDeadlines(asked).destroy);
});

test('over the new year ten working days last more than three weeks', () => {
  expect(iso(erasureDeadlines(new Date('2025-12-30T09:00:00Z')))).toEqual([
    '2026-01-14T20:59:59.000Z',
    '2026-01-23T20:59:59.000Z',
    '2026-01-29T20:59:59.000Z',
  ]);
  expect(correctionDeadline(new Date('2025-12-30T09:00:00Z')).toISOString()).toBe('2026-01-20T20:59:59.000Z');
});

test('the nearest deadline ahead, then the last one', () => {
  const deadlines = erasureDeadlines(new Date('2026-11-16T09:00:00Z'));
  expect(nextDeadline(deadlines, new Date('2026-11-16T09:00:00Z'))).toEqual(deadlines.stopDistribution);
  expect(nextDeadline(deadlines, new Date('2026-11-20T09:00:00Z'))).toEqual(deadlines.stopProcessing);
  expect(nextDeadline(deadlines, new Date('2026-12-01T09:00:00Z'))).toEqual(deadlines.destroy);
  expect(nextDeadline(deadlines, new Date('2027-02-01T09:00:00Z'))).toEqual(deadlines.destroy);
});

test('reminders come two working days ahead in the morning, and when a deadline has passed', () => {
  const deadlines = erasureDeadlines(new Date('2026-11-16T09:00:00Z'));
  expect(reminderTimes(deadlines).map((time) => time.toISOString())).toEqual([
    '2026-11-17T06:00:00.000Z',
    '2026-11-19T21:00:00.000Z',
    '2026-11-26T06:00:00.000Z',
    '2026-11-30T21:00:00.000Z',
    '2026-12-14T06:00:00.000Z',
    '2026-12-16T21:00:00.000Z',
  ]);
  expect(nextReminder(deadlines, new Date('2026-11-20T00:00:00Z'))?.toISOString()).toBe(
    '2026-11-26T06:00:00.000Z',
  );
  expect(nextReminder(deadlines, new Date('2027-01-01T00:00:00Z'))).toBeNull();
});
