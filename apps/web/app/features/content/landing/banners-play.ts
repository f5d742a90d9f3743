import { BANNER_SECONDS } from '@punkt/domain/constants';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createTurning, type Turning } from './banners-turning.ts';

const STILLNESS = '(prefers-reduced-motion: reduce)';

/** Turns by itself, unless somebody has stopped it, looks closer, is elsewhere, or wants no motion at all. */
export function usePlay(turn: () => void) {
  const [playing, setPlaying] = useState(true);
  const turning = useRef<Turning>(null);
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    const made = createTurning(BANNER_SECONDS * 1000, onTurn);
    turning.current = made;
    const stop = new AbortController();
    const watch = () => (document.hidden ? made.hold('hidden') : made.release('hidden'));
    document.addEventListener('visibilitychange', watch, { signal: stop.signal });
    made.rewind();
    watch();
    if (matchMedia(STILLNESS).matches) {
      made.hold('hand');
      setPlaying(false);
    }
    return () => {
      stop.abort();
      made.stop();
    };
  }, []);

  const toggle = () => {
    if (playing) turning.current?.hold('hand');
    // Who asks for motion sees it, although the pointer or the focus is still on the button.
    else turning.current?.release('hand', 'pointer', 'focus');
    setPlaying(!playing);
  };
  const hovering = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && turning.current?.hold('pointer'),
    onPointerLeave: () => turning.current?.release('pointer'),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && turning.current?.hold('focus'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && turning.current?.release('focus'),
  };
  return { playing, toggle, hovering, rewind: () => turning.current?.rewind() };
}
