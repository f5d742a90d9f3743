import { geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
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

/** A tile before it is written: geometry in the tile's own units. The library's types do not resolve in this module system. */
type TileFeature =
  | { readonly type: 1; readonly geometry: [number, number][] }
  | { readonly type: 2 | 3; readonly geometry: [number, number][][] };
export interface VectorTile {
  readonly features: TileFeature[];
}

export const EXTENT = 4096;
/** Drawn beyond the edges, so that strokes and labels have no seams. */
export const TILE_BUFFER = 64;

/** Of features that were already picked for the tile; lines are cut at its edges, hexagons and points need not be. */
export const tileOf = (
  { z, x, y }: TilePlace,
  features: GeoJSON.Feature[],
  options: { readonly clip?: boolean } = {},
): VectorTile =>
  geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
    // Nothing is simplified: corners of hexagons must meet.
    maxZoom: z,
    extent: EXTENT,
    buffer: TILE_BUFFER,
    clip: options.clip ?? false,
  });

/** Mapbox Vector Tile, version 2. A layer without features is left out: an empty answer is a valid tile. */
export function encodeTile(layers: Readonly<Record<string, VectorTile | null>>): Uint8Array {
  const drawn = Object.entries(layers).filter(
    (entry): entry is [string, VectorTile] => entry[1] !== null && entry[1].features.length > 0,
  );
  return fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: EXTENT });
}
