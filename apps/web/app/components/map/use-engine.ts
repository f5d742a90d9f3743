import { type RefObject, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/client.ts';
import { useLanguage, useText } from '../../lib/i18n.tsx';
import type { EngineOptions, MapEngine } from './map-engine.ts';
import type { MapInfo } from './map-style.ts';

export type MapState = 'loading' | 'ready' | 'impossible';

type Asked = Pick<EngineOptions, 'zones' | 'start' | 'onPick'> & { readonly title: string };

/** The library is large: it is asked for here and nowhere else, once a map is on the screen. */
async function load() {
  const [{ createEngine }, info] = await Promise.all([
    import('./map-engine.ts'),
    api('GET /api/v4/geo/map', { query: {} }),
  ]);
  return { createEngine, info };
}

/**
 * Opens a map in the frame and keeps it. What may change while it stands (the pin, the circle) is passed to the engine;
 * where it begins is read once. Where the browser can't draw, or the map does not come, the state says so.
 */
export function useEngine(frame: RefObject<HTMLElement | null>, pin: HTMLElement | null, asked: Asked) {
  const text = useText();
  const language = useLanguage();
  const [state, setState] = useState<MapState>('loading');
  const [trouble, setTrouble] = useState(false);
  const [info, setInfo] = useState<MapInfo>();
  const [engine, setEngine] = useState<MapEngine>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(asked);
  latest.current = asked;
  const words = useRef({ text, language });
  words.current = { text, language };

  useEffect(() => {
    const container = frame.current;
    if (!container || !pin) return;
    let gone = false;
    let made: MapEngine | undefined;
    if (attempt > 0) setState('loading');
    const open = async () => {
      const { createEngine, info: read } = await load();
      if (gone) return;
      const { zones, start, onPick, title } = latest.current;
      const say = words.current.text;
      setInfo(read);
      made = createEngine({
        container,
        pin,
        info: read,
        language: words.current.language,
        zones,
        start,
        words: {
          title,
          ctrlScroll: say('placeMap.scroll.ctrl'),
          commandScroll: say('placeMap.scroll.command'),
          twoFingers: say('placeMap.scroll.fingers'),
        },
        onPick: onPick && ((place) => latest.current.onPick?.(place)),
        onReady: () => setState('ready'),
        onTrouble: setTrouble,
      });
      setEngine(made);
    };
    open().catch(() => !gone && setState('impossible'));
    return () => {
      gone = true;
      setEngine(undefined);
      made?.close();
    };
  }, [frame, pin, attempt]);

  return { state, trouble, info, engine, retry: () => setAttempt((count) => count + 1) };
}
