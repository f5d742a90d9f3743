import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GeoJSONVT, geoJSONToTile } from '@maplibre/geojson-vt';
import { feature, mesh } from 'topojson-client';
import { EXTENT, TILE_BUFFER, type TilePlace, type VectorTile } from './tile-format.ts';

/**
 * world-atlas joins what the 180th meridian cuts, for globes: a ring may jump there from one edge of the flat map to the other,
 * and draw a line through all of Siberia. Here such a ring goes on beyond 180° instead; the tile index brings what lies
 * there back to the other side.
 */
function unwrapRing(ring: readonly GeoJSON.Position[]): GeoJSON.Position[] {
  let shift = 0;
  let before = ring[0]?.[0] ?? 0;
  const unwrapped = ring.map(([longitude = 0, latitude = 0]): GeoJSON.Position => {
    if (longitude - before > 180) shift -= 360;
    if (longitude - before < -180) shift += 360;
    before = longitude;
    return [longitude + shift, latitude];
  });
  return centred(aroundThePole(unwrapped));
}

/** A ring that ends a whole turn from where it began goes round the pole: Antarctica, closed along the lower edge of the map. */
function aroundThePole(ring: GeoJSON.Position[]): GeoJSON.Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < 180) return ring;
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first];
}

/** Into the world that its middle belongs to, so that a ring and its holes meet. */
function centred(ring: GeoJSON.Position[]): GeoJSON.Position[] {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const turns = Math.round(middle / 360) * 360;
  return turns === 0 ? ring : ring.map(([longitude = 0, latitude = 0]) => [longitude - turns, latitude]);
}

/** Land as polygons of the flat map. */
function unwrapLand(land: GeoJSON.FeatureCollection | GeoJSON.Feature): GeoJSON.FeatureCollection {
  const features = land.type === 'Feature' ? [land] : land.features;
  return {
    type: 'FeatureCollection',
    features: features.flatMap(({ geometry }): GeoJSON.Feature[] => {
      if (geometry.type === 'Polygon') return [polygonOf(geometry.coordinates)];
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(polygonOf) : [];
    }),
  };
}

const polygonOf = (rings: GeoJSON.Position[][]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates: rings.map(unwrapRing) },
});

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
