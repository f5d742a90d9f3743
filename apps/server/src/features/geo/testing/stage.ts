import type { MapLayer } from '@punkt/contract/geo';
import type { Coordinates } from '@punkt/domain/countries/country';
import type { TestApp } from '../../../../test/harness.ts';
import { loadTowns } from '../../../providers/geocoder/towns.ts';
import { cellOf } from '../cells.ts';
import { createReservations } from '../reservations.ts';
import type { TilePlace } from '../tile-format.ts';
import { ruleOf } from '../zones.ts';
import { decodeTile } from './decode.ts';

export const ZONES = { towns: loadTowns(), madeUp: true };
export const TULA: Coordinates = { latitude: 54.19609, longitude: 37.61822 };

export const reservationsOf = (app: TestApp) => createReservations(ZONES, app.clock);

/** Places of one kind around the middle of a town, each in a cell of its own. */
export function placesOf(kind: string, count: number, around = TULA): Coordinates[] {
  const found = new Map<string, Coordinates>();
  for (let ring = 0; found.size < count && ring < 20_000; ring += 1) {
    const angle = ring * 2.4;
    const away = 0.0006 * Math.sqrt(ring);
    const place = {
      latitude: around.latitude + away * Math.sin(angle),
      longitude: around.longitude + 1.7 * away * Math.cos(angle),
    };
    const cell = cellOf(place);
    if (ruleOf(ZONES, cell) === kind) found.set(cell, found.get(cell) ?? place);
  }
  if (found.size < count) throw new Error(`only ${found.size} cells are ${kind}`);
  return [...found.values()];
}

export function tileAt({ latitude, longitude }: Coordinates, z: number): TilePlace {
  const side = 2 ** z;
  const y = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return { z, x: Math.floor(((longitude + 180) / 360) * side), y: Math.floor(y * side) };
}

export async function getTile(
  app: TestApp,
  layer: MapLayer,
  { z, x, y }: TilePlace,
  headers: Record<string, string> = {},
) {
  const response = await app.http.inject({ url: `/api/v4/geo/tiles/${layer}/${z}/${x}/${y}`, headers });
  const { statusCode: status, rawPayload } = response;
  const zipped = response.headers['content-encoding'] === 'gzip';
  return { status, headers: response.headers, raw: rawPayload, tile: zipped ? {} : decodeTile(rawPayload) };
}
