import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GeoJSONVT, geoJSONToTile } from '@maplibre/geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { TilePlace } from './tile-bounds.ts';
import { EXTENT, TILE_BUFFER, type VectorTile } from './tile-format.ts';
import { unwrapLand } from './tile-unwrap.ts';

type Shape = NonNullable<Parameters<typeof mesh>[1]>;
type World = Parameters<typeof mesh>[0] & { readonly objects: Record<'countries' | 'land', Shape> };

/** Finer than this the coast has no detail to show; deeper tiles are cut out of these. It also bounds what the index may keep. */
const DEEPEST = 6;

interface StaticLayer {
  readonly tile: (place: TilePlace) => VectorTile | null;
}

const worldFile = (): World =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'));

/** A tile's own coordinates back into degrees, so that a deeper tile can be cut out of it. */
function toGeoJson(tile: VectorTile, { z, x, y }: TilePlace): GeoJSON.FeatureCollection {
  const side = 2 ** z;
  const place = ([px, py]: [number, number]): GeoJSON.Position => [
    ((x + px / EXTENT) / side) * 360 - 180,
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + py / EXTENT)) / side))) * 180) / Math.PI,
  ];
  const features = tile.features.flatMap(({ type, geometry }): GeoJSON.Feature[] => {
    if (type === 1) return [];
    const lines = geometry.map((line) => line.map(place));
    const shape: GeoJSON.Geometry =
      type === 3 ? { type: 'Polygon', coordinates: lines } : { type: 'MultiLineString', coordinates: lines };
    return [{ type: 'Feature', properties: {}, geometry: shape }];
  });
  return { type: 'FeatureCollection', features };
}

function layerOf(data: GeoJSON.GeoJSON): StaticLayer {
  const index = new GeoJSONVT(data, {
    maxZoom: DEEPEST,
    indexMaxZoom: DEEPEST - 2,
    extent: EXTENT,
    buffer: TILE_BUFFER,
  });
  return {
    tile: ({ z, x, y }) => {
      if (z <= DEEPEST) return index.getTile(z, x, y);
      const up = z - DEEPEST;
      const above = { z: DEEPEST, x: x >> up, y: y >> up };
      const source: VectorTile | null = index.getTile(above.z, above.x, above.y);
      if (!source) return null;
      return geoJSONToTile(toGeoJson(source, above), z, x, y, {
        clip: true,
        maxZoom: z,
        extent: EXTENT,
        buffer: TILE_BUFFER,
      });
    },
  };
}

/** Built when the first tile is asked for: a start is quick, and most tests draw no map. */
export function createLand() {
  let layers: { readonly land: StaticLayer; readonly borders: StaticLayer } | undefined;
  const load = () => {
    const world = worldFile();
    const { countries, land } = world.objects;
    return {
      land: layerOf(unwrapLand(feature(world, land))),
      borders: layerOf(mesh(world, countries, (one, other) => one !== other)),
    };
  };
  return (): { readonly land: StaticLayer; readonly borders: StaticLayer } => {
    layers ??= load();
    return layers;
  };
}
