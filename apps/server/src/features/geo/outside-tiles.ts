import type { geo, MapLayer } from '@punkt/contract/geo';
import type { z } from 'zod';
import { LAYER_ZOOMS } from './tiles.ts';

type MapInfo = z.input<(typeof geo)['GET /api/v4/geo/map']['response']>;

/** Somebody else's tile server, which draws the base map; zones and points are ours alone and stay with us. */
export interface OutsideTiles {
  /** With {layer}: vector tiles that have our layers. Without: pictures. */
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom?: number | undefined;
}

const GROUND: readonly MapLayer[] = ['land', 'borders', 'towns', 'streets'];
const LIVING: readonly MapLayer[] = ['points', 'zones'];
/** As deep as such servers usually go; a map stretches the last tile beyond. */
const USUAL_ZOOM = { vector: 14, picture: 18 } as const;

const ours = (names: readonly MapLayer[]): MapInfo['layers'] =>
  names.map((name) => ({ name, ...LAYER_ZOOMS[name] }));

/** Who draws what, as sent to the browser. */
export function layersOf(outside: OutsideTiles | undefined): Pick<MapInfo, 'layers' | 'ground'> {
  if (!outside) return { layers: ours(Object.keys(LAYER_ZOOMS) as MapLayer[]), ground: null };
  const { url: tiles, maxZoom } = outside;
  if (!tiles.includes('{layer}'))
    return { layers: ours(LIVING), ground: { tiles, maxzoom: maxZoom ?? USUAL_ZOOM.picture } };
  const zooms = { minzoom: 0, maxzoom: maxZoom ?? USUAL_ZOOM.vector };
  return { layers: [...GROUND.map((name) => ({ name, ...zooms, tiles })), ...ours(LIVING)], ground: null };
}
