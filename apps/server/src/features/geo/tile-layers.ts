import { MAP } from '@punkt/domain/constants';
import type { Coordinates } from '@punkt/domain/countries/country';
import type { Database } from '../../platform/database/database.ts';
import { streetEnds, streetsOf } from '../../providers/geocoder/street-grid.ts';
import type { Names, Town, Towns } from '../../providers/geocoder/towns.ts';
import { areasWithin, type Bounds, boundaryOf, cellsWithin } from './cells.ts';
import { boundsOf, isWithin, type TilePlace, tileOf } from './tile-format.ts';
import { areaKinds, kindsOf, type ZoneDeps } from './zones.ts';

interface MapPoint extends Coordinates {
  readonly id: number;
  readonly name: string;
}

/** Points that are open, for the map; whoever keeps points brings it. */
export type PointReader = (bounds: Bounds) => Promise<readonly MapPoint[]>;

const STREETS_FROM_ZOOM = 13;
const MARGIN = 0.1;

const pointOf = ({ latitude, longitude }: Coordinates, properties: GeoJSON.GeoJsonProperties) =>
  ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }) satisfies GeoJSON.Feature;

const nameProperties = ({ ru, ka, en }: Names) => ({ name_ru: ru, name_ka: ka, name_en: en });

/** Far away only large towns have room for a name. */
const smallestAt = (zoom: number): number => (zoom >= 10 ? 0 : Math.round(4_000_000 / 3 ** zoom));

export function townTile({ all }: Towns, place: TilePlace) {
  const bounds = boundsOf(place, MARGIN);
  const smallest = smallestAt(place.z);
  const towns = all.filter((town) => town.population >= smallest && isWithin(town, bounds));
  return tileOf(
    place,
    towns.map((town) => pointOf(town, { ...nameProperties(town.names), population: town.population })),
  );
}

const METRES_PER_DEGREE = 111_195;

/** By a box around the town's circle, generous towards the poles. */
function reaches(town: Town, { west, south, east, north }: Bounds): boolean {
  const up = town.radiusMetres / METRES_PER_DEGREE;
  const aside = up / Math.cos((Math.min(85, Math.abs(town.latitude) + up) * Math.PI) / 180);
  return (
    town.latitude + up >= south &&
    town.latitude - up <= north &&
    town.longitude + aside >= west &&
    town.longitude - aside <= east
  );
}

/** The made-up grid of the sandbox. Where a real geocoder answers, nothing made up is drawn. */
export function streetTile({ all }: Towns, place: TilePlace) {
  if (place.z < STREETS_FROM_ZOOM) return null;
  const bounds = boundsOf(place, MARGIN);
  const lines = all
    .filter((town) => reaches(town, bounds))
    .flatMap((town) =>
      streetsOf(town).map((street): GeoJSON.Feature => {
        const coordinates = streetEnds(town, street).map(({ longitude, latitude }) => [longitude, latitude]);
        const geometry = { type: 'LineString' as const, coordinates };
        return { type: 'Feature', properties: nameProperties(street.names), geometry };
      }),
    );
  return tileOf(place, lines, { clip: true });
}

export async function pointTile(read: PointReader, place: TilePlace) {
  if (place.z < MAP.layersFromZoom) return null;
  const points = await read(boundsOf(place, MARGIN));
  return tileOf(
    place,
    points.map((point) => pointOf(point, { id: point.id, name: point.name })),
  );
}

/** From farther out a cell is a speck: whole areas are drawn in its place. */
export const showsAreas = ({ z }: TilePlace): boolean => z < MAP.layersFromZoom;

export async function zoneTile(deps: ZoneDeps, db: Database, place: TilePlace) {
  if (place.z < MAP.areasFromZoom) return null;
  const around = boundsOf(place, MARGIN);
  // Most of the world is no town: such a tile costs nothing, however many are asked for.
  if (!deps.towns.all.some((town) => reaches(town, around))) return null;
  const kinds = showsAreas(place)
    ? await areaKinds(deps, db, areasWithin(boundsOf(place)))
    : await kindsOf(deps, db, cellsWithin(boundsOf(place)));
  const cells = [...kinds].map(([cell, kind]): GeoJSON.Feature => {
    const geometry = { type: 'Polygon' as const, coordinates: [boundaryOf(cell)] };
    return { type: 'Feature', properties: { kind, cell }, geometry };
  });
  return tileOf(place, cells);
}
