import { MAP } from '@punkt/domain/constants';
import type { Coordinates } from '@punkt/domain/countries/country';
import { ZONE_KINDS } from '@punkt/domain/zones';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n.tsx';
import { Button } from '../button.tsx';
import styles from './map.module.css';
import type { MapCircle, MapMark } from './map-engine.ts';
import { MapPad } from './map-pad.tsx';
import { Pin } from './pin.tsx';
import { useEngine } from './use-engine.ts';
import { ZONE_LOOKS } from './zone-looks.ts';

interface Props {
  /** What a screen reader calls this map. */
  readonly label: string;
  /** Where the pin stands. */
  readonly place: Coordinates | null;
  /** Where the map begins while there is no pin. */
  readonly centre: Coordinates;
  /** Makes the pin movable: by dragging, by a press on the map, by the arrow keys and by buttons. Without it one only looks. */
  readonly onPick?: (place: Coordinates) => void;
  /** Draws the zones of support, with their legend. */
  readonly zones?: boolean;
  /** A distance on the ground: how far a point may move. */
  readonly circle?: MapCircle | null;
  /** A shape on the ground, in place of a circle: the zone that is chosen. */
  readonly outline?: ReadonlyArray<readonly [number, number]> | null;
  /** What else can be done where no map can be drawn; that of the application form unless told. */
  readonly impossible?: string;
  /** Another number: zones were changed, and are drawn anew. */
  readonly zonesAt?: number;
  /** Many places to look at, in place of a pin. */
  readonly marks?: readonly MapMark[];
  /** All that lie under a press: points of one building can't be told apart by a finger. */
  readonly onMark?: (ids: readonly string[]) => void;
  /** A place to show next, with or without a pin: a town that was just chosen. A new object is a new wish. */
  readonly look?: { readonly at: Coordinates; readonly zoom: number } | null;
}

/** The first at which zones are drawn: an applicant sees at once where support is offered. */
const TOWN_ZOOM = MAP.layersFromZoom;

/**
 * A place on a map of our own tiles. The library is loaded when the first map is drawn. Never the only way: whoever has no
 * WebGL, no tiles or no eyes must be able to do the same by search and typed coordinates beside it.
 */
export function PlaceMap(props: Props) {
  const {
    label,
    place,
    centre,
    onPick,
    zones = false,
    circle = null,
    outline,
    zonesAt = 0,
    look = null,
    marks,
    onMark,
    impossible,
  } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const pin = useMemo(() => (typeof document === 'undefined' ? null : document.createElement('div')), []);
  const start = { at: place ?? centre, zoom: place ? MAP.zoom : TOWN_ZOOM };
  const { state, trouble, info, engine, retry } = useEngine(frame, pin, {
    title: label,
    zones,
    start,
    onPick,
  });

  useEffect(() => engine?.setPlace(place), [engine, place]);
  useEffect(() => {
    if (outline === undefined) engine?.setCircle(circle);
    else engine?.setOutline(outline);
  }, [engine, circle, outline]);
  useEffect(() => {
    if (zonesAt > 0) engine?.renewZones();
  }, [engine, zonesAt]);
  const pressed = useRef(onMark);
  pressed.current = onMark;
  useEffect(() => marks && engine?.setMarks(marks, (ids) => pressed.current?.(ids)), [engine, marks]);
  useEffect(() => {
    if (look) engine?.lookAt(look.at, look.zoom);
  }, [engine, look]);

  return (
    <figure className={styles.map}>
      <div className={styles.frame} data-state={state}>
        <div ref={frame} className={styles.canvas} />
        {state === 'loading' && <p className={styles.waiting}>{text('placeMap.loading')}</p>}
        {state === 'ready' && engine && (
          <MapPad
            place={place}
            onPick={onPick}
            onZoom={engine.zoomBy}
            onAll={marks && marks.length > 1 ? engine.showAll : undefined}
          />
        )}
        {state === 'impossible' && (
          <Impossible
            words={impossible ?? text(onPick ? 'placeMap.impossible' : 'placeMap.impossible.look')}
            onRetry={retry}
          />
        )}
        {pin && createPortal(<Pin place={place} onPick={onPick} />, pin)}
      </div>
      {/* Its room is kept while the map comes: what stands below must not move from under a finger. */}
      {onPick && state !== 'impossible' && (
        <p className={styles.help} data-waiting={state === 'loading' || undefined}>
          {text('placeMap.help')}
        </p>
      )}
      <p className={styles.trouble} role="status">
        {trouble && state === 'ready' && text('placeMap.trouble')}
      </p>
      {zones && <ZoneLegend />}
      <figcaption className={styles.source}>{info?.attribution}</figcaption>
    </figure>
  );
}

interface ImpossibleProps {
  readonly words: string;
  readonly onRetry: () => void;
}

function Impossible({ words, onRetry }: ImpossibleProps) {
  const text = useText();
  return (
    <div className={styles.impossible} role="status">
      <p>{words}</p>
      <Button look="quiet" onClick={onRetry}>
        {text('common.retry')}
      </Button>
    </div>
  );
}

/** What the patterns of the zones mean. */
function ZoneLegend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('placeMap.legend', { zoom: MAP.layersFromZoom })}>
      {ZONE_KINDS.map((kind) => (
        <li key={kind}>
          <i data-pattern={ZONE_LOOKS[kind].pattern} aria-hidden="true" />
          {text(`geo.zone.${kind}`)}
        </li>
      ))}
      <li>
        <i data-pattern="point" aria-hidden="true" />
        {text('placeMap.legend.point')}
      </li>
    </ul>
  );
}
