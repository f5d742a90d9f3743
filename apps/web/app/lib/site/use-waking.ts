import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Kept, Missed } from './keep-typed.ts';

/** So far below the fold an island is already coming: its script should be there first. */
const NEAR = '300px';
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

interface Sleeper {
  readonly element: RefObject<HTMLElement | null>;
  readonly asleep: boolean;
  /** Stays HTML unless this is set. */
  readonly wakes: boolean;
  load(): Promise<void>;
  onAwake(): void;
}

/**
 * Loads an island's script when it comes near or is touched. Waking draws it anew: what was typed is put back, and what was pressed or
 * sent too early is pressed or sent again. A script that can't be loaded waits for the next touch; what the server drew still stands.
 */
export function useWaking({ element, asleep, wakes, load, onAwake }: Sleeper): void {
  const kept = useRef<Kept>(undefined);
  const missed = useRef<Missed | undefined>(undefined);
  const wake = useEffectEvent(async () => {
    const place = element.current;
    if (!place) return;
    try {
      const [{ keepTyped }] = await Promise.all([import('./keep-typed.ts'), load()]);
      // What is drawn anew between a press and its release gets no click: the press would be lost (scripts-last.ts).
      await (window as { punktLetGo?: Promise<void> }).punktLetGo;
      // At once: what is typed between keeping and drawing would be lost.
      kept.current = keepTyped(place);
      flushSync(onAwake);
    } catch {
      // Next time.
    }
  });
  useEffect(() => {
    const place = element.current;
    return place && asleep && wakes ? watch(place, wake, (act) => (missed.current = act)) : undefined;
  }, [element, asleep, wakes]);
  useLayoutEffect(() => {
    if (!asleep) kept.current?.typeAgain();
  }, [asleep]);
  useEffect(() => {
    // What was pressed before there was any script is remembered when this begins, asleep: it is for the waking.
    if (asleep) return;
    const act = missed.current;
    missed.current = undefined;
    // Not at once: what was put back above must first have reached the form's state.
    if (act) setTimeout(() => kept.current?.repeat(act));
  }, [asleep]);
}

function missedBy(place: HTMLElement, { type, target }: Event): Missed | undefined {
  const kind = type === 'submit' ? 'form' : 'button';
  const hit =
    target instanceof Element ? target.closest(kind === 'form' ? 'form' : 'button[type=button]') : null;
  return hit
    ? { kind, index: [...place.querySelectorAll(kind)].indexOf(hit as HTMLButtonElement) }
    : undefined;
}

/** `punktEarly` is what was last pressed or sent before there was any script (scripts-last.ts). */
function watch(place: HTMLElement, wake: () => Promise<void>, keep: (missed: Missed) => void) {
  const stop = new AbortController();
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void wake();
    },
    { rootMargin: NEAR },
  );
  near.observe(place);
  const { punktEarly: early } = window as { punktEarly?: Event };
  if (early && place.contains(early.target as Node)) {
    keepMissed(place, early, keep);
    void wake();
  }
  for (const touch of TOUCHES)
    place.addEventListener(touch, () => void wake(), { signal: stop.signal, passive: true });
  for (const act of ['submit', 'click'])
    place.addEventListener(act, (event) => keepMissed(place, event, keep), { signal: stop.signal });
  return () => {
    near.disconnect();
    stop.abort();
  };
}

function keepMissed(place: HTMLElement, event: Event, keep: (missed: Missed) => void): void {
  const missed = missedBy(place, event);
  if (event.type === 'submit') event.preventDefault();
  if (missed) keep(missed);
}
