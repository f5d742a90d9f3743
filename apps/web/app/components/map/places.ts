import type { Coordinates } from '@punkt/domain/countries/country';

/** One metre of latitude, in degrees. */
const METRE = 1 / 111_320;
/** About a centimetre: what a phone's receiver can't tell apart anyway. */
const DIGITS = 6;

export const roundPlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(DIGITS)),
  longitude: Number(longitude.toFixed(DIGITS)),
});

/** So many metres to the east and to the north. */
export function shiftPlace({ latitude, longitude }: Coordinates, east: number, north: number): Coordinates {
  const narrowing = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const moved = latitude + north * METRE;
  return roundPlace({
    latitude: Math.min(85, Math.max(-85, moved)),
    longitude: longitude + (east * METRE) / narrowing,
  });
}

const CORNERS = 64;

/** A circle on the ground, as the ring of [longitude, latitude] that maps draw. */
export function circleRing(centre: Coordinates, metres: number): [number, number][] {
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const { latitude, longitude } = shiftPlace(centre, metres * Math.sin(angle), metres * Math.cos(angle));
    return [longitude, latitude];
  });
}
