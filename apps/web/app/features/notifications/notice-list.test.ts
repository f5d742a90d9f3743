import { describe, expect, it } from 'vitest';
import { byDay, nearDay } from './notice-list.tsx';

const notice = (created: string) => ({ created });

describe('notices by day', () => {
  it('follow the calendar of the reader', () => {
    const notices = [
      notice('2026-11-15T22:30:00Z'),
      notice('2026-11-15T20:30:00Z'),
      notice('2026-11-14T21:30:00Z'),
    ];
    const days = (zone: string) => byDay(notices, zone).map((group) => [group.day, group.notices.length]);
    expect(days('UTC')).toEqual([
      ['2026-11-15', 2],
      ['2026-11-14', 1],
    ]);
    expect(days('Europe/Moscow')).toEqual([
      ['2026-11-16', 1],
      ['2026-11-15', 2],
    ]);
  });

  it('know today and yesterday, over the ends of months and summer time', () => {
    const now = new Date('2026-03-01T00:30:00Z');
    expect(nearDay('2026-03-01', now, 'UTC')).toBe('today');
    expect(nearDay('2026-02-28', now, 'UTC')).toBe('yesterday');
    expect(nearDay('2026-02-27', now, 'UTC')).toBeUndefined();
    const changed = new Date('2026-03-29T22:30:00Z');
    expect(nearDay('2026-03-30', changed, 'Europe/Berlin')).toBe('today');
    expect(nearDay('2026-03-29', changed, 'Europe/Berlin')).toBe('yesterday');
  });
});
