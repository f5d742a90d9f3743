import type { Coordinates } from '@punkt/domain/countries/country';
import { RU_PROGRAMME } from '@punkt/domain/countries/ru-programme';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { PlaceMap } from '../../../components/map/place-map.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { countLate } from '../../../lib/site/count-late.ts';
import styles from './zone-map.module.css';
import type { Wish, ZoneFinder } from './zone-map-finder.tsx';

type Stage = 'drawing' | 'loading' | 'failed' | 'impossible' | 'map';

/** Asked before anything is loaded: without WebGL the library could only fail. */
function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** The map's script, once somebody wants it. A failure leaves the drawing and the button: a second press asks again. */
function useLateMap() {
  const [stage, setStage] = useState<Stage>('drawing');
  const [loaded, setLoaded] = useState<{ readonly Map: typeof PlaceMap }>();
  const show = async () => {
    if (!canDraw()) return setStage('impossible');
    setStage('loading');
    try {
      const module = await import('../../../components/map/place-map.tsx');
      setLoaded({ Map: module.PlaceMap });
      setStage('map');
      countLate('map_opened');
    } catch {
      setStage('failed');
    }
  };
  return { stage, Map: loaded?.Map, show };
}

/** What finds places and tells about them: loaded with the first question. A new wish is a new object. */
function useLateFinder() {
  const [loaded, setLoaded] = useState<{ readonly Finder: typeof ZoneFinder }>();
  const [failed, setFailed] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const ask = async (next: Wish) => {
    setWish(next);
    setFailed(false);
    try {
      const module = await import('./zone-map-finder.tsx');
      setLoaded({ Finder: module.ZoneFinder });
    } catch {
      setFailed(true);
    }
  };
  return { Finder: loaded?.Finder, failed, wish, ask };
}

/**
 * Answers what a place gives: by search, by where one stands, or by a press on the map. The map itself comes when somebody
 * asks for it: it weighs more than the rest of the page, and many read this on a phone.
 */
export default function ZoneMap() {
  const text = useText();
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const { stage, Map: LateMap, show } = useLateMap();
  const { Finder, failed, wish, ask } = useLateFinder();
  const [place, setPlace] = useState<Coordinates | null>(null);
  const [look, setLook] = useState<{ readonly at: Coordinates; readonly zoom: number } | null>(null);
  const choose = (at: Coordinates, zoom?: number, address?: string) => {
    setPlace(at);
    if (zoom) setLook({ at, zoom });
    if (address && line.current) line.current.value = address;
    void ask({ at });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    void ask({ words: line.current?.value.trim() ?? '' });
  };
  // The pressed button is gone: its successor takes the focus.
  useEffect(() => {
    if (stage === 'map') view.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <section id="map" className={styles.section} data-stage={stage} aria-labelledby={`${id}title`}>
      <div className={styles.words}>
        <h3 id={`${id}title`}>{text('landing.map.title')}</h3>
        <search>
          <form className={styles.search} method="dialog" onSubmit={search}>
            <label htmlFor={id}>{text('finder.search.label')}</label>
            <input
              ref={line}
              id={id}
              placeholder={text('finder.search.example')}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">{text('finder.search.go')}</Button>
            <Button look="quiet" onClick={() => ask({ here: true })}>
              {text('finder.here')}
            </Button>
          </form>
        </search>
      </div>
      <div ref={view} className={styles.view} tabIndex={-1}>
        {LateMap ? (
          <LateMap
            label={text('landing.map.label')}
            place={place}
            centre={RU_PROGRAMME.map.centre}
            onPick={choose}
            look={look}
            zones
          />
        ) : (
          <Drawing />
        )}
        {stage !== 'map' && stage !== 'impossible' && (
          <Button busy={stage === 'loading'} onClick={show}>
            {text('landing.map.show')}
          </Button>
        )}
      </div>
      <div className={styles.side}>
        <div role="status">
          {stage === 'loading' && <p className={styles.small}>{text('placeMap.loading')}</p>}
          {(stage === 'impossible' || stage === 'failed') && (
            <p className={styles.sorry}>{text(`landing.map.${stage}`)}</p>
          )}
        </div>
        <div aria-live="polite" className={styles.state}>
          {Finder && wish && <Finder wish={wish} onChoose={choose} />}
          {failed && <p className={styles.sorry}>{text('finder.failed')}</p>}
          {!wish && <p className={styles.small}>{text('finder.none')}</p>}
          {stage === 'drawing' && <p className={styles.small}>{text('landing.map.saving')}</p>}
        </div>
      </div>
    </section>
  );
}

function Drawing() {
  const text = useText();
  return (
    <img
      className={styles.drawing}
      src="/drawings/landing-zones.svg"
      alt={text('landing.map.alt')}
      width="640"
      height="480"
      loading="lazy"
    />
  );
}
