import { useState } from 'react';
import type { PlaceMap } from '../../../components/map/place-map.tsx';
import { countLate } from '../../../lib/site/count-late.ts';

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
export function useLateMap() {
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
