import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MapLayer } from '@punkt/contract/geo';
import { MAP } from '@punkt/domain/constants';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { MAP_CHANNEL } from './reservations.ts';
import { createTileCache, type DrawnTile } from './tile-cache.ts';
import { encodeTile, type TilePlace, type VectorTile } from './tile-format.ts';
import { createLand } from './tile-land.ts';
import { type PointReader, pointTile, showsAreas, streetTile, townTile, zoneTile } from './tile-layers.ts';
import type { ZoneDeps } from './zones.ts';

export interface TileDeps extends ZoneDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly listener: Listener;
  readonly points: PointReader;
  /** Streets exist only where the geocoder's are the ones we made up. */
  readonly streets: boolean;
}

/** Between which zooms a layer has something new to show; a map stretches the last tile beyond. */
export const LAYER_ZOOMS: Readonly<Record<MapLayer, { readonly minzoom: number; readonly maxzoom: number }>> =
  {
    base: { minzoom: 0, maxzoom: 12 },
    land: { minzoom: 0, maxzoom: 8 },
    borders: { minzoom: 0, maxzoom: 8 },
    towns: { minzoom: 0, maxzoom: 12 },
    streets: { minzoom: 13, maxzoom: 15 },
    points: { minzoom: 11, maxzoom: 15 },
    zones: { minzoom: MAP.areasFromZoom, maxzoom: 14 },
  };

/** Those that change while the process runs. */
const LIVE: readonly MapLayer[] = ['zones', 'points'];
/** A tile of areas covers a whole town, and every application would have it drawn anew: it may be so old. */
const AREAS_MS = 60_000;
const compress = promisify(gzip);

async function pack(layers: Readonly<Record<string, VectorTile | null>>): Promise<DrawnTile> {
  const zipped = await compress(encodeTile(layers));
  const hash = createHash('sha256').update(zipped).digest('base64url').slice(0, 22);
  // Weak: the same tile travels compressed or not.
  return { gzip: zipped, etag: `W/"${hash}"` };
}

export function createTiles(deps: TileDeps) {
  const { towns, db, clock, listener } = deps;
  const cache = createTileCache();
  const land = createLand();
  let version = 0;
  // Also after the connection was lost and found: what was missed meanwhile may have been a change.
  listener.on(MAP_CHANNEL, () => {
    version += 1;
  });

  async function draw(layer: MapLayer, place: TilePlace): Promise<DrawnTile> {
    if (layer === 'land') return pack({ land: land().land.tile(place) });
    if (layer === 'borders') return pack({ borders: land().borders.tile(place) });
    if (layer === 'towns') return pack({ towns: townTile(towns, place) });
    if (layer === 'streets') return pack({ streets: deps.streets ? streetTile(towns, place) : null });
    if (layer === 'points') return pack({ points: await pointTile(deps.points, place) });
    if (layer === 'zones') return pack({ zones: await zoneTile(deps, db, place) });
    const { land: ground, borders } = land();
    return pack({ land: ground.tile(place), borders: borders.tile(place), towns: townTile(towns, place) });
  }

  const keyOf = (layer: MapLayer, { z, x, y }: TilePlace): string => `${layer}/${z}/${x}/${y}`;

  /** Which drawing of a tile is the newest; null where none may be remembered. */
  function newest(layer: MapLayer, place: TilePlace): number | null {
    if (!LIVE.includes(layer)) return 0;
    // While news may be missed, what is remembered may be old.
    if (!listener.connected) return null;
    return layer === 'zones' && showsAreas(place) ? Math.floor(clock.now().getTime() / AREAS_MS) : version;
  }

  return {
    tile: (layer: MapLayer, place: TilePlace): Promise<DrawnTile> => {
      const wanted = newest(layer, place);
      if (wanted === null) return draw(layer, place);
      return cache.get(keyOf(layer, place), wanted, () => draw(layer, place));
    },
    /** Asks for the same tile again and again, if it is drawn already. Its name is made once: a new text costs more than looking it up. */
    reader: (layer: MapLayer, place: TilePlace): (() => DrawnTile | undefined) => {
      const key = keyOf(layer, place);
      return () => {
        const wanted = newest(layer, place);
        return wanted === null ? undefined : cache.peek(key, wanted);
      };
    },
    isLive: (layer: MapLayer): boolean => LIVE.includes(layer),
  };
}
