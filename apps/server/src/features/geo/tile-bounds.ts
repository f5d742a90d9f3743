import type { Bounds } from './cells.ts';

export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const longitudeAt = (x: number): number => x * 360 - 180;
const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** What a tile of the Web Mercator square covers. `margin`: a share of its side, for what is drawn across its edges. */
export function boundsOf({ z, x, y }: TilePlace, margin = 0): Bounds {
  const side = 2 ** z;
  return {
    west: Math.max(-180, longitudeAt((x - margin) / side)),
    east: Math.min(180, longitudeAt((x + 1 + margin) / side)),
    north: latitudeAt(Math.max(0, y - margin) / side),
    south: latitudeAt(Math.min(side, y + 1 + margin) / side),
  };
}

export const isWithin = (
  { latitude, longitude }: { latitude: number; longitude: number },
  { west, south, east, north }: Bounds,
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north;
