import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMetres } from './geo.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('knows the way from Moscow to Tver, to a part in a hundred', () => {
  const metres = distanceMetres(
    { latitude: 55.7558, longitude: 37.6173 },
    { latitude: 56.8587, longitude: 35.9176 },
  );
  expect(metres).toBeGreaterThan(160_000);
  expect(metres).toBeLessThan(164_000);
});

it('measures a walk of 500 m to the metre, along a meridian and along a parallel', () => {
  const from = { latitude: 55.75, longitude: 37.6 };
  const degree = 111_195.08;
  const north = { ...from, latitude: from.latitude + 500 / degree };
  const east = { ...from, longitude: from.longitude + 500 / (degree * Math.cos((55.75 * Math.PI) / 180)) };
  expect(distanceMetres(from, north)).toBeCloseTo(500, 0);
  expect(distanceMetres(from, east)).toBeCloseTo(500, 0);
});

it('crosses the date line the short way, and knows the other side of the world', () => {
  expect(
    distanceMetres({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }),
  ).toBeLessThan(250);
  expect(distanceMetres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
    Math.PI * 6_371_008.8,
    0,
  );
});

it('is the same both ways, never negative, and nothing from a place to itself', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const metres = distanceMetres(a, b);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThanOrEqual(Math.PI * 6_371_008.8 + 1);
      expect(Math.abs(metres - distanceMetres(b, a))).toBeLessThan(0.01);
      expect(distanceMetres(a, a)).toBe(0);
    }),
  );
});
