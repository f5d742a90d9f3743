import type { CallOutput } from '@punkt/contract/contract';
import { MAP } from '@punkt/domain/constants';
import type { Coordinates } from '@punkt/domain/countries/country';
import { FIND_TERMS } from '@punkt/domain/places';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { PATIENCE_MS, whereAmI } from '../../../lib/site/where-am-i.ts';
import { choosePlace, useChosenPlace } from './chosen-place.ts';
import styles from './zone-map.module.css';
import { PlaceAnswer } from './zone-map-answer.tsx';

/** By words, by where one stands, or by a press on the map. */
export type Wish = { readonly words: string } | { readonly here: true } | { readonly at: Coordinates };

interface Props {
  readonly wish: Wish;
  readonly onChoose: (at: Coordinates, zoom?: number, address?: string) => void;
}

type Found = CallOutput<'GET /api/v4/geo/find'>['data'][number];
type Outcome = 'idle' | 'busy' | 'short' | 'none' | 'failed' | 'refused' | 'found';

const TOWN_ZOOM = MAP.layersFromZoom + 1;

/** Fulfils the last wish; what an earlier one brings too late is dropped. */
function useWish({ wish, onChoose }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const [found, setFound] = useState<readonly Found[]>([]);
  const tell = useRef(onChoose);
  tell.current = onChoose;
  useEffect(() => {
    const gone = new AbortController();
    const end = (what: Outcome, places: readonly Found[] = []) => {
      if (gone.signal.aborted) return;
      setOutcome(what);
      setFound(places);
    };
    const search = async (query: string) => {
      if (query.length < FIND_TERMS.minimumCharacters) return end('short');
      end('busy');
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)]);
      const { data } = await api('GET /api/v4/geo/find', { query: { query } }, { signal });
      const [first] = data;
      if (!first) return end('none');
      if (data.length > 1) return end('found', data);
      end('idle');
      tell.current(first, zoomOf(first), first.fullAddress);
    };
    const locate = async () => {
      end('busy');
      const at = await whereAmI();
      end('idle');
      if (!gone.signal.aborted) tell.current(at, MAP.zoom);
    };
    if ('words' in wish) search(wish.words).catch(() => end('failed'));
    else if ('here' in wish) locate().catch(() => end('refused'));
    else {
      end('idle');
      void choosePlace(wish.at);
    }
    return () => gone.abort();
  }, [wish]);
  return { outcome, found };
}

const zoomOf = ({ kind }: Found): number => (kind === 'locality' ? TOWN_ZOOM : MAP.zoom);

export function ZoneFinder(props: Props) {
  const text = useText();
  const { outcome, found } = useWish(props);
  const chosen = useChosenPlace();
  const { onChoose } = props;
  if (outcome === 'busy') return <p className={styles.small}>{text('finder.asking')}</p>;
  if (outcome === 'refused') return <p className={styles.sorry}>{text('finder.here.refused')}</p>;
  if (outcome === 'none' || outcome === 'failed' || outcome === 'short')
    return <p className={styles.sorry}>{text(`finder.search.${outcome}`)}</p>;
  if (outcome === 'idle') return <PlaceAnswer chosen={chosen} onChoose={(at) => onChoose(at, MAP.zoom)} />;
  return (
    <>
      <p className={styles.small}>{text('finder.search.found', { count: found.length })}</p>
      <ul className={styles.found}>
        {found.map((one) => (
          <li key={`${one.latitude} ${one.longitude}`}>
            <button type="button" onClick={() => onChoose(one, zoomOf(one), one.fullAddress)}>
              {one.fullAddress}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
