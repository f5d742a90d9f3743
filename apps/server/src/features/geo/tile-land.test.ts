import type { Coordinates } from '@punkt/domain/countries/country';
import { describe, expect, it } from 'vitest';
import { tileAt } from './testing/stage.ts';
import { EXTENT } from './tile-format.ts';
import { createLand } from './tile-land.ts';

const { land } = createLand()();

type Ring = readonly (readonly [number, number])[];

/** How often a line to the right crosses the ring: odd is inside. */
function crossings(ring: Ring, x: number, y: number): number {
  return ring.filter(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length;
}

function isLand(place: Coordinates, z: number): boolean {
  const at = tileAt(place, z);
  const side = 2 ** z;
  const x = (((place.longitude + 180) / 360) * side - at.x) * EXTENT;
  const fromTop = (1 - Math.asinh(Math.tan((place.latitude * Math.PI) / 180)) / Math.PI) / 2;
  const y = (fromTop * side - at.y) * EXTENT;
  const rings = (land.tile(at)?.features ?? []).flatMap(({ type, geometry }) => (type === 3 ? geometry : []));
  return rings.reduce((sum, ring) => sum + crossings(ring, x, y), 0) % 2 === 1;
}

describe.each([0, 2, 4, 6, 7, 10, 14])('at zoom %i', (z) => {
  it.each([
    ['Moscow', 55.75, 37.6],
    ['the Komi taiga', 66, 55],
    ['Yakutia', 65.2, 120],
    ['Chukotka this side of the 180th meridian', 67, 177],
    ['Chukotka beyond it', 67, -177],
    ['Tbilisi', 41.7, 44.8],
    ['Antarctica', -80, 60],
  ])('%s is land', (_name, latitude, longitude) => {
    expect(isLand({ latitude, longitude }, z)).toBe(true);
  });

  it.each([
    ['the Black Sea', 43.5, 34],
    ['the Caspian Sea', 42, 50.5],
    ['the Bering Sea', 58, 179],
    ['the Arctic Ocean', 82, 120],
    ['the Pacific', 0, -150],
  ])('%s is not', (_name, latitude, longitude) => {
    expect(isLand({ latitude, longitude }, z)).toBe(false);
  });
});
