import { geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { TilePlace } from './tile-bounds.ts';

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
