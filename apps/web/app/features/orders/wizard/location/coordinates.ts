import type { Coordinates } from '@punkt/domain/countries/country';
import { message } from '@punkt/domain/message';

export type Axis = keyof Coordinates;

const LIMITS: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

/** Digits and dots; whoever types a comma means a dot. A minus stays, to be refused: the place would be another one. */
export const cleanCoordinate = (shown: string): string =>
  shown
    .replaceAll(',', '.')
    .replaceAll('−', '-')
    .replace(/[^\d.-]/g, '');

export function readCoordinate(text: string, axis: Axis): number | null {
  const value = /^\d{1,3}(\.\d*)?$/.test(text) ? Number(text) : null;
  return value !== null && value <= LIMITS[axis] ? value : null;
}

/** «55.75, 37.61» as a map gives it, pasted into either field. */
export function readPair(shown: string): Coordinates | null {
  const found = /^\s*(\d{1,3}\.\d+)[,;\s]+(\d{1,3}\.\d+)\s*$/.exec(shown);
  const latitude = readCoordinate(found?.[1] ?? '', 'latitude');
  const longitude = readCoordinate(found?.[2] ?? '', 'longitude');
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Why the text of a field is no coordinate. */
export function coordinateProblem(text: string, axis: Axis): string | null {
  if (text === '' || readCoordinate(text, axis) !== null) return null;
  if (text.includes('-')) return message('validation.order.coordinates');
  return Number(text) > LIMITS[axis]
    ? message('validation.maxValue', { max: LIMITS[axis] })
    : message('validation.number');
}
