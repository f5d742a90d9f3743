import { country } from '@punkt/domain/countries';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './zone-map.module.css';
import { useChosenPlace } from './zone-map-choice.ts';
import { useLateMap } from './zone-map-late.ts';
import { ZoneMapPlace } from './zone-map-place.tsx';

/**
 * A drawing of the zones, and the map itself once somebody presses: it weighs more than the rest of the page, and many
 * read this on a phone. Where it can't be drawn, the drawing stays.
 */
export default function ZoneMap() {
  const text = useText();
  const title = useId();
  const view = useRef<HTMLDivElement>(null);
  const { stage, Map: PlaceMap, show } = useLateMap();
  const { place, choose } = useChosenPlace();
  // The pressed button is gone: its successor takes the focus.
  useEffect(() => {
    if (stage === 'map') view.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <section className={styles.section} aria-labelledby={title}>
      <div className={styles.words}>
        <h3 id={title}>{text('landing.map.title')}</h3>
        <p>{text('landing.map.text')}</p>
      </div>
      <div ref={view} className={styles.view} tabIndex={-1}>
        {PlaceMap ? (
          <PlaceMap
            label={text('landing.map.label')}
            place={place}
            centre={country('RU').map.centre}
            onPick={choose}
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
      <div role="status" className={styles.state}>
        {stage === 'drawing' && <p className={styles.small}>{text('landing.map.saving')}</p>}
        {stage === 'loading' && <p className={styles.small}>{text('placeMap.loading')}</p>}
        {(stage === 'impossible' || stage === 'failed') && (
          <p className={styles.sorry}>{text(`landing.map.${stage}`)}</p>
        )}
        {stage === 'map' && <ZoneMapPlace place={place} />}
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
