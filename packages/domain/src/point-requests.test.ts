import { describe, expect, test } from 'vitest';
import {
  areaStatus,
  blockEnd,
  checkAreaRequest,
  checkBlock,
  checkHoursRequest,
  checkSignboard,
  hoursOn,
  requestAppeal,
  timetableStatus,
} from './point-requests.ts';
import { DEFAULT_TIMETABLE, everyDay } from './timetable.ts';

const TODAY = '2026-11-15';
const REASON = 'Покупатели просят открываться раньше: рядом метро';
const early = everyDay({ open: '08:00', close: '20:00' });
const asked = { timetable: early, from: null, days: [], reason: REASON };
const off = (day: string) => ({ day, open: '10:00', close: '22:00', is_day_off: true });

describe('hours', () => {
  test.each([
    ['another week', asked, []],
    ['a holiday alone', { ...asked, timetable: null, days: [off('2027-01-01')] }, []],
    ['nothing new', { ...asked, timetable: DEFAULT_TIMETABLE }, ['timetable']],
    ['a short reason', { ...asked, reason: ' '.repeat(40) }, ['timetable_update_reason']],
    ['today', { ...asked, from: TODAY }, ['timetable_from']],
    ['tomorrow', { ...asked, from: '2026-11-16' }, []],
    ['no day at all', { ...asked, from: '2026-02-31' }, ['timetable_from']],
    ['one day twice', { ...asked, days: [off('2027-01-01'), off('2027-01-01')] }, ['timetable_days.1']],
    ['years ahead', { ...asked, days: [off('2029-01-01')] }, ['timetable_days.0']],
  ] as const)('%s', (_, request, paths) => {
    expect(Object.keys(checkHoursRequest(request, DEFAULT_TIMETABLE, TODAY))).toEqual(paths);
  });

  test('that were approved begin on their day and not before', () => {
    const point = { timetable: DEFAULT_TIMETABLE, next_timetable: early, next_from: '2026-11-20' };
    expect(hoursOn(point, '2026-11-19')).toBe(DEFAULT_TIMETABLE);
    expect(hoursOn(point, '2026-11-20')).toBe(early);
  });
});

describe('an area', () => {
  const current = { area: 50, stock_area: 40 };
  const papers = (['leaseDocumentEditArea', 'btiDocumentEditArea'] as const).map((type) => ({
    url: `/api/v4/files/${type}`,
    type,
    isPublic: false,
  }));
  test('needs both papers when it changes, none when only the stock does', () => {
    expect(checkAreaRequest({ area: 60, stock_area: 40 }, current, papers)).toEqual({});
    expect(Object.keys(checkAreaRequest({ area: 60, stock_area: 40 }, current, papers.slice(1)))).toEqual([
      'actual_urls.leaseDocumentEditArea',
    ]);
    expect(checkAreaRequest({ area: 50, stock_area: 45 }, current, [])).toEqual({});
  });
  test.each([
    [{ area: 50, stock_area: 40 }, ['requested_area']],
    [{ area: 0, stock_area: 40 }, ['requested_area', 'stock_area']],
    [{ area: null, stock_area: null }, ['requested_area', 'stock_area']],
    [{ area: 30, stock_area: 40 }, ['stock_area']],
  ])('%o is refused', (areas, paths) => {
    expect(Object.keys(checkAreaRequest(areas, current, papers))).toEqual(paths);
  });
});

test('a signboard has a format, a size and one to three photos', () => {
  const chosen = { signboardFormat: 'new', signboardSize: '400', signboardUrls: ['a'] } as const;
  expect(checkSignboard(chosen)).toEqual({});
  expect(Object.keys(checkSignboard({ ...chosen, signboardSize: null }))).toEqual(['signboardSize']);
  expect(Object.keys(checkSignboard({ ...chosen, signboardUrls: [] }))).toEqual(['signboardUrls']);
  expect(Object.keys(checkSignboard({ ...chosen, signboardUrls: ['a', 'b', 'c', 'd'] }))).toEqual([
    'signboardUrls',
  ]);
});

test('a rejection opens the form again', () => {
  expect([
    areaStatus(undefined),
    areaStatus('waiting'),
    areaStatus('approved'),
    areaStatus('rejected'),
  ]).toEqual(['none', 'inProgress', 'accepted', 'none']);
  expect([timetableStatus('rejected'), timetableStatus('withdrawn')]).toEqual(['rejected', 'none']);
});

describe('an objection to a rejected request', () => {
  const decided = new Date('2026-11-01T09:00:00Z');
  const rejected = { state: 'rejected', decided } as const;
  const within = new Date('2026-11-08T09:00:00Z');
  const late = new Date('2026-11-08T09:00:01Z');

  test.each([
    ['within the week', rejected, false, within, 'open'],
    ['after it', rejected, false, late, 'none'],
    ['of nothing', undefined, false, within, 'none'],
    ['of what was approved', { state: 'approved', decided } as const, false, within, 'none'],
    ['of what waits for the first time', { state: 'waiting', decided: null } as const, false, within, 'none'],
    ['that was made', { state: 'waiting', decided: null } as const, true, late, 'waiting'],
    ['that was answered with no', rejected, true, within, 'decided'],
    ['that was answered with yes', { state: 'approved', decided } as const, true, within, 'decided'],
  ] as const)('%s', (_, last, appealed, now, state) => {
    expect(requestAppeal(last, appealed, now)).toBe(state);
  });
});

describe('a block', () => {
  const now = new Date('2026-11-15T09:00:00Z');
  const problem = (day: string) =>
    checkBlock({ until: blockEnd(day, 'Asia/Almaty'), reason: 'Пункт не открывался три дня' }, now).until;

  test('lasts until the end of its day where the point is', () => {
    expect(blockEnd('2026-11-26', 'Asia/Almaty').toISOString()).toBe('2026-11-26T18:59:59.000Z');
    expect(problem('2026-11-26')).toBeUndefined();
    expect(problem('2026-11-15')).toBeUndefined();
  });

  test.each(['', '2026-11-14', '2026-02-30', '12026-11-26', '2028-11-26', 'завтра'])(
    'until «%s» is refused at its field',
    (day) => {
      expect(problem(day)).toBe('validation.point.until');
    },
  );
});
