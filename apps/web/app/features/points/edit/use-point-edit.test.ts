import type { PointRecord } from '@punkt/domain/point-record';
import { expect, test } from 'vitest';
import { isSaved } from './use-point-edit.ts';

const BASE: PointRecord = {
  description: 'Вход со двора',
  courier_way: '',
  alarm_system: '',
  dressing_rooms_count: 2,
  racks_count: 10,
  cells_count: 100,
  max_cells_count: 120,
  features: [],
  actual_urls: [],
};

test('saved, although the answer was lost: nobody else is said to have been quicker', () => {
  const mine = { ...BASE, description: 'Вход с улицы', racks_count: 12 };
  expect(isSaved(BASE, mine, mine)).toBe(true);
  // Somebody changed another field since then: that is theirs, and stays.
  expect(isSaved(BASE, mine, { ...mine, cells_count: 90 })).toBe(true);
});

test('what somebody else saved instead is a conflict', () => {
  const mine = { ...BASE, description: 'Вход с улицы', racks_count: 12 };
  expect(isSaved(BASE, mine, { ...BASE, description: 'Вход из галереи' })).toBe(false);
  expect(isSaved(BASE, mine, { ...BASE, description: 'Вход с улицы' })).toBe(false);
});
