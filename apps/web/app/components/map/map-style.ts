import type { CallOutput } from '@punkt/contract/contract';
import type { MapLayer } from '@punkt/contract/geo';
import { MAP } from '@punkt/domain/constants';
import type { Language } from '@punkt/locales/language';
import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';

export type MapInfo = CallOutput<'GET /api/v4/geo/map'>;

interface Looks {
  readonly info: MapInfo;
  readonly language: Language;
  readonly zones: boolean;
  /** A custom property of the page, so that the map follows the design tokens and the variant. */
  readonly colourOf: (name: string) => string;
}

/** Sources of ours besides the tiles. */
export const CIRCLE_SOURCE = 'circle';
/** Places of one owner; those that stand close are one circle with their number. */
export const MARK_SOURCE = 'marks';
/** Pictures of another server, where one draws the base map in place of ours. */
const PICTURE_SOURCE = 'pictures';

const FONT = ['Golos Text, Noto Sans Georgian, sans-serif'];
const absolute = (address: string): string =>
  address.startsWith('/') ? `${location.origin}${address}` : address;

/** Land, borders and towns come together where the server offers it: a third of the requests. */
const TOGETHER: readonly MapLayer[] = ['land', 'borders', 'towns'];
const offered = ({ layers }: MapInfo, name: MapLayer): boolean => layers.some((layer) => layer.name === name);

function from({ info }: Looks, layer: MapLayer) {
  const source: MapLayer = TOGETHER.includes(layer) && offered(info, 'base') ? 'base' : layer;
  return { source, 'source-layer': layer } as const;
}

function tileSources({ tiles, layers }: MapInfo): Record<string, SourceSpecification> {
  return Object.fromEntries(
    layers.map(({ name, minzoom, maxzoom, tiles: own = tiles }) => [
      name,
      { type: 'vector', tiles: [absolute(own.replace('{layer}', name))], minzoom, maxzoom },
    ]),
  );
}

function pictureSource({ ground }: MapInfo): Record<string, SourceSpecification> {
  if (!ground) return {};
  return {
    [PICTURE_SOURCE]: { type: 'raster', tiles: [ground.tiles], tileSize: 256, maxzoom: ground.maxzoom },
  };
}

/** A name in the reader's language, or the town's own. */
const nameIn = (language: Language): ExpressionSpecification => [
  'coalesce',
  ['get', `name_${language}`],
  ['get', 'name'],
];

function ground(looks: Looks): LayerSpecification[] {
  const { colourOf } = looks;
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colourOf('--map-water') } },
    { id: 'pictures', type: 'raster', source: PICTURE_SOURCE },
    {
      id: 'land',
      type: 'fill',
      ...from(looks, 'land'),
      paint: { 'fill-color': colourOf('--paper') },
    },
    {
      id: 'borders',
      type: 'line',
      ...from(looks, 'borders'),
      paint: { 'line-color': colourOf('--line-strong'), 'line-dasharray': [4, 3], 'line-width': 1 },
    },
  ];
}

/** From afar thousands of cells are one texture; their edges show when one can be told from the next. */
const EDGES: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 12, 0.1, 14, 0.5];

function zoneLayers(looks: Looks): LayerSpecification[] {
  const { colourOf, zones } = looks;
  if (!zones) return [];
  const common = { ...from(looks, 'zones'), minzoom: MAP.areasFromZoom };
  return [
    {
      id: 'zones',
      type: 'fill',
      ...common,
      paint: { 'fill-pattern': ['concat', 'zone-', ['get', 'kind']] },
    },
    {
      id: 'zone-edges',
      type: 'line',
      ...common,
      paint: { 'line-color': colourOf('--ink-faint'), 'line-width': 0.5, 'line-opacity': EDGES },
    },
  ];
}

function streetLayers(looks: Looks): LayerSpecification[] {
  const { colourOf } = looks;
  const common = { ...from(looks, 'streets'), minzoom: MAP.layersFromZoom };
  const wide = (metres: number): ExpressionSpecification => [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    11,
    metres / 8,
    18,
    metres * 3,
  ];
  return [
    {
      id: 'street-edges',
      type: 'line',
      ...common,
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': colourOf('--line-strong'), 'line-width': wide(7) },
    },
    {
      id: 'streets',
      type: 'line',
      ...common,
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': colourOf('--card'), 'line-width': wide(5.5) },
    },
  ];
}

function circleLayers({ colourOf }: Looks): LayerSpecification[] {
  const source = CIRCLE_SOURCE;
  return [
    {
      id: 'circle-inside',
      type: 'fill',
      source,
      paint: { 'fill-color': colourOf('--accent'), 'fill-opacity': 0.08 },
    },
    {
      id: 'circle-edge',
      type: 'line',
      source,
      paint: { 'line-color': colourOf('--accent'), 'line-width': 2, 'line-dasharray': [3, 2] },
    },
    {
      id: 'circle-middle',
      type: 'circle',
      source,
      filter: ['has', 'label'],
      paint: {
        'circle-radius': 7,
        'circle-color': colourOf('--card'),
        'circle-stroke-color': colourOf('--accent'),
        'circle-stroke-width': 3,
      },
    },
  ];
}

function markLayers({ colourOf }: Looks): LayerSpecification[] {
  const source = MARK_SOURCE;
  const edge = { 'circle-stroke-color': colourOf('--card'), 'circle-stroke-width': 3 } as const;
  const colour: ExpressionSpecification = [
    'match',
    ['get', 'tone'],
    'bad',
    colourOf('--danger'),
    'quiet',
    colourOf('--ink-faint'),
    colourOf('--accent'),
  ];
  return [
    {
      id: 'marks',
      type: 'circle',
      source,
      filter: ['!', ['has', 'point_count']],
      paint: { 'circle-radius': 11, 'circle-color': colour, ...edge },
    },
    {
      id: 'mark-groups',
      type: 'circle',
      source,
      filter: ['has', 'point_count'],
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['get', 'point_count'], 2, 17, 300, 30],
        'circle-color': colourOf('--accent'),
        ...edge,
      },
    },
    {
      id: 'mark-counts',
      type: 'symbol',
      source,
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': FONT,
        'text-size': 14,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': colourOf('--card') },
    },
  ];
}

function words(looks: Looks): LayerSpecification[] {
  const { colourOf, language } = looks;
  const halo = { 'text-halo-color': colourOf('--paper'), 'text-halo-width': 1.6 } as const;
  return [
    {
      id: 'street-names',
      type: 'symbol',
      ...from(looks, 'streets'),
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': nameIn(language),
        'text-font': FONT,
        'text-size': 12,
      },
      paint: { 'text-color': colourOf('--ink-soft'), ...halo },
    },
    {
      id: 'points',
      type: 'circle',
      ...from(looks, 'points'),
      minzoom: MAP.layersFromZoom,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 11, 3, 16, 7],
        'circle-color': colourOf('--ink'),
        'circle-stroke-color': colourOf('--card'),
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'circle-word',
      type: 'symbol',
      source: CIRCLE_SOURCE,
      filter: ['has', 'label'],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': FONT,
        'text-size': 14,
        'text-anchor': 'top',
        'text-offset': [0, 1.1],
        'text-allow-overlap': true,
      },
      paint: { 'text-color': colourOf('--ink'), ...halo },
    },
    {
      id: 'towns',
      type: 'symbol',
      ...from(looks, 'towns'),
      layout: {
        'text-field': nameIn(language),
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 12, 17],
        'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population'], 0]],
        'text-padding': 8,
      },
      paint: { 'text-color': colourOf('--ink'), ...halo },
    },
  ];
}

/** Drawn from the design tokens: paper land, our colours, names in the reader's language. No glyph server is needed. */
export function mapStyle(looks: Looks): StyleSpecification {
  const layers = [
    ...ground(looks),
    ...zoneLayers(looks),
    ...streetLayers(looks),
    ...circleLayers(looks),
    ...words(looks),
    ...markLayers(looks),
  ];
  const nothing = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } as const;
  const grouped = { ...nothing, cluster: true, clusterRadius: 44, clusterMaxZoom: 15 } as const;
  const sources = {
    ...pictureSource(looks.info),
    ...tileSources(looks.info),
    [CIRCLE_SOURCE]: nothing,
    [MARK_SOURCE]: grouped,
  };
  return {
    version: 8,
    sources,
    layers: layers.filter((layer) => !('source' in layer) || layer.source in sources),
  };
}
