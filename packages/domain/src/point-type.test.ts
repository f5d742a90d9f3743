import { expect, test } from 'vitest';
import { isPointType, pointTypeTerms } from './point-type.ts';

test('terms of the two types', () => {
  expect(pointTypeTerms.TYPE_POINT_8).toEqual({
    minimumArea: 30,
    tariffPercent: null,
    townPopulationLimit: null,
  });
  expect(pointTypeTerms.TYPE_POINT_28).toEqual({
    minimumArea: 10,
    tariffPercent: { from: 1.5, to: 2.4 },
    townPopulationLimit: 5000,
  });
});

test('knows its two types and no other', () => {
  expect(isPointType('TYPE_POINT_8')).toBe(true);
  expect(isPointType('TYPE_POINT_28')).toBe(true);
  expect(isPointType('TYPE_POINT_9')).toBe(false);
});
