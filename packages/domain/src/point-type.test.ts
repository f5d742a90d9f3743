import { expect, test } from 'vitest';
import { DEFAULT_POINT_TYPE, isPointType, pointTypeTerms } from './point-type.ts';

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

test('a point is a standard one unless chosen otherwise', () => {
  expect(DEFAULT_POINT_TYPE).toBe('TYPE_POINT_8');
  expect(isPointType('TYPE_POINT_28')).toBe(true);
  expect(isPointType('TYPE_POINT_9')).toBe(false);
});
