import { distanceMetres } from '@punkt/domain/geo';
import { describe, expect, it } from 'vitest';
import { circleRing, shiftPlace } from './places.ts';

describe('places on the map', () => {
  it.each([
    ['Москва', 55.7558, 37.6173],
    ['Тбилиси', 41.6938, 44.8015],
    ['Мурманск', 68.97, 33.07],
  ])('moves so many metres in %s', (_, latitude, longitude) => {
    const place = { latitude, longitude };
    for (const [east, north] of [
      [10, 0],
      [0, -10],
      [-100, 0],
    ] as const) {
      const moved = shiftPlace(place, east, north);
      expect(distanceMetres(place, moved)).toBeCloseTo(Math.hypot(east, north), 0);
    }
  });

  it('draws a closed circle of that radius', () => {
    const centre = { latitude: 55.7558, longitude: 37.6173 };
    const ring = circleRing(centre, 500);
    expect(ring[0]?.map((value) => value.toFixed(5))).toEqual(ring.at(-1)?.map((value) => value.toFixed(5)));
    for (const [longitude, latitude] of ring)
      expect(Math.abs(distanceMetres(centre, { latitude, longitude }) - 500)).toBeLessThan(3);
  });
});
