import 'maplibre-gl/dist/maplibre-gl.css';
import type { Coordinates } from '@punkt/domain/countries/country';
import { ZONE_KINDS } from '@punkt/domain/zones';
import type { Language } from '@punkt/locales/language';
import {
  type GeoJSONSource,
  Map as GlMap,
  LngLatBounds,
  Marker,
  setWorkerUrl,
  type VectorTileSource,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { CIRCLE_SOURCE, MARK_SOURCE, type MapInfo, mapStyle } from './map-style.ts';
import { circleRing, roundPlace } from './places.ts';
import { zonePicture } from './zone-looks.ts';

// Bundled, the library would look for its worker beside itself and not find it.
setWorkerUrl(workerUrl);

export interface MapCircle {
  readonly centre: Coordinates;
  readonly metres: number;
  /** What stands in its middle, in a word. */
  readonly label?: string;
}

/** One of many places that are looked at together. */
export interface MapMark extends Coordinates {
  readonly id: string;
  readonly tone: 'good' | 'bad' | 'quiet';
}

interface MapWords {
  /** What a screen reader calls the map. */
  readonly title: string;
  readonly ctrlScroll: string;
  readonly commandScroll: string;
  readonly twoFingers: string;
}

export interface EngineOptions {
  readonly container: HTMLElement;
  /** Holds the pin; the caller draws into it. */
  readonly pin: HTMLElement;
  readonly info: MapInfo;
  readonly language: Language;
  readonly words: MapWords;
  readonly zones: boolean;
  readonly start: { readonly at: Coordinates; readonly zoom: number };
  readonly onPick: ((place: Coordinates) => void) | undefined;
  readonly onReady: () => void;
  /** A tile or the drawing itself failed, or the tiles came after all. */
  readonly onTrouble: (trouble: boolean) => void;
}

export type MapEngine = ReturnType<typeof createEngine>;

const at = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

/** All that knows the map library. Throws where the browser can't draw it. */
export function createEngine(options: EngineOptions) {
  const { container, onPick } = options;
  const map = openMap(options);
  const marker = new Marker({
    element: options.pin,
    anchor: 'bottom',
    draggable: onPick !== undefined,
    clickTolerance: 4,
  });
  let shown: Coordinates | null = null;
  let marked: { readonly ids: string; readonly marks: readonly MapMark[] } = { ids: '', marks: [] };
  const showAll = (): void => {
    const around = new LngLatBounds();
    for (const mark of marked.marks) around.extend(at(mark));
    if (marked.marks.length > 0) map.fitBounds(around, { padding: 48, maxZoom: 15, animate: false });
  };

  if (onPick) {
    map.on('click', ({ lngLat }) => onPick(placeOf(lngLat)));
    marker.on('dragend', () => onPick(placeOf(marker.getLngLat())));
  }
  // The frame grows and shrinks with the page, not with the window alone.
  const watch = new ResizeObserver(() => map.resize());
  watch.observe(container);

  return {
    setPlace(place: Coordinates | null): void {
      if (!place) marker.remove();
      else if (shown) marker.setLngLat(at(place));
      else marker.setLngLat(at(place)).addTo(map);
      shown = place;
      if (place && !map.getBounds().contains(at(place))) map.easeTo({ center: at(place) });
    },
    setCircle(circle: MapCircle | null): void {
      const features = circle ? [ringFeature(circle), ...middleFeature(circle)] : [];
      const draw = () =>
        map.getSource<GeoJSONSource>(CIRCLE_SOURCE)?.setData({ type: 'FeatureCollection', features });
      // Not by `isStyleLoaded`: that also waits for tiles, and by then the event has passed.
      if (!draw()) map.once('style.load', draw);
    },
    /** A shape on the ground, as a closed ring of longitude and latitude; takes the place of a circle. */
    setOutline(ring: ReadonlyArray<readonly [number, number]> | null): void {
      const features = ring ? [polygon(ring.map(([longitude, latitude]) => [longitude, latitude]))] : [];
      const draw = () =>
        map.getSource<GeoJSONSource>(CIRCLE_SOURCE)?.setData({ type: 'FeatureCollection', features });
      if (!draw()) map.once('style.load', draw);
    },
    /**
     * Many places at once. They come into sight when they are others than before; one that only changed its state must not take away
     * what somebody looks at. A press names all that lie under it, a press on a group goes as near as it takes to part it.
     */
    setMarks(marks: readonly MapMark[], onMark: (ids: readonly string[]) => void): () => void {
      const features = marks.map((mark) => ({
        type: 'Feature' as const,
        properties: { id: mark.id, tone: mark.tone },
        geometry: { type: 'Point' as const, coordinates: at(mark) },
      }));
      const source = () => map.getSource<GeoJSONSource>(MARK_SOURCE);
      const draw = () => source()?.setData({ type: 'FeatureCollection', features });
      if (!draw()) map.once('style.load', draw);
      // Points of a network may stand four time zones apart: on a phone they fit only from farther out.
      map.setMinZoom(FARTHEST_WITH_MARKS);
      const ids = marks.map(({ id }) => id).join(' ');
      const others = ids !== marked.ids;
      marked = { ids, marks };
      if (others) showAll();
      // For whoever waits until a press meets what it sees.
      map.once('idle', () => performance.mark('punkt:marks'));
      const one = map.on('click', 'marks', ({ features: hit = [] }) =>
        onMark([...new Set(hit.map(({ properties }) => String(properties.id)))]),
      );
      const several = map.on('click', 'mark-groups', ({ features: hit, lngLat }) => {
        const group = Number(hit?.[0]?.properties.cluster_id);
        void source()
          ?.getClusterExpansionZoom(group)
          .then((zoom) => map.easeTo({ center: lngLat, zoom: Math.max(zoom, map.getZoom() + 1) }));
      });
      return () => {
        one.unsubscribe();
        several.unsubscribe();
      };
    },
    showAll,
    /** Zones were changed: what is drawn is fetched anew. */
    renewZones(): void {
      const zones = map.getSource<VectorTileSource>('zones');
      if (zones?.tiles) zones.setTiles([...zones.tiles]);
    },
    lookAt: (place: Coordinates, zoom: number): void => {
      map.easeTo({ center: at(place), zoom });
    },
    /** Whole steps, as the buttons promise. Around the pin while it is in sight, so that nobody zooms past it. */
    zoomBy: (steps: number): void => {
      const pinned = shown && map.getBounds().contains(at(shown));
      map.easeTo({ zoom: map.getZoom() + steps, ...(shown && pinned ? { around: at(shown) } : {}) });
    },
    close(): void {
      watch.disconnect();
      map.remove();
    },
  };
}

const placeOf = ({ lat, lng }: { lat: number; lng: number }): Coordinates =>
  roundPlace({ latitude: lat, longitude: lng });

const polygon = (ring: number[][]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Polygon' as const, coordinates: [ring] },
});

const ringFeature = ({ centre, metres }: MapCircle) => polygon(circleRing(centre, metres));

const middleFeature = ({ centre, label }: MapCircle) =>
  label === undefined
    ? []
    : [
        {
          type: 'Feature' as const,
          properties: { label },
          geometry: { type: 'Point' as const, coordinates: at(centre) },
        },
      ];

const FARTHEST_WITH_MARKS = 1;

function openMap(options: EngineOptions): GlMap {
  const { container, info, language, words, zones, start } = options;
  const sheet = getComputedStyle(container);
  const colourOf = (name: string) => sheet.getPropertyValue(name).trim() || '#888888';
  const map = new GlMap({
    container,
    style: mapStyle({ info, language, zones, colourOf }),
    center: at(start.at),
    zoom: start.zoom,
    minZoom: 2,
    maxZoom: 18,
    attributionControl: false,
    // A finger that scrolls the form must not be caught by the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': words.title,
      'CooperativeGesturesHandler.WindowsHelpText': words.ctrlScroll,
      'CooperativeGesturesHandler.MacHelpText': words.commandScroll,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  for (const kind of ZONE_KINDS) {
    const picture = zonePicture(kind, colourOf);
    if (picture) map.on('style.load', () => map.addImage(`zone-${kind}`, picture));
  }
  map.on('style.load', options.onReady);
  map.on('error', () => options.onTrouble(true));
  map.on('sourcedata', ({ tile }) => tile?.state === 'loaded' && options.onTrouble(false));
  return map;
}
