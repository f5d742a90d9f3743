import { wasReloaded } from '../lib/once-online.ts';

/** A busy browser may never be idle; Safari has no word for it. */
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

const woken = new WeakSet<Element>();

let lost = false;

/** Chrome never asks again for a script that did not come: only a new page does, once there is a server that would answer it. It would lose what was typed. */
async function askAgain(place: HTMLElement): Promise<void> {
  await fetch('/livez');
  const isTyped = [...place.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  // One is enough: a script that is forbidden somewhere never comes.
  if (!isTyped && !wasReloaded()) location.reload();
}

/** React comes with the first island that wakes. What can't be loaded waits for the next touch; what the server drew still stands. */
async function wake(place: HTMLElement, used?: boolean): Promise<void> {
  if (woken.has(place)) return;
  woken.add(place);
  try {
    await (await import('./hydrate-island.tsx')).hydrateIsland(place);
  } catch {
    woken.delete(place);
    if (used && lost) askAgain(place).catch(() => undefined);
    lost = true;
  }
}

/** Loads the script of an island when its place comes near the viewport or is touched; `data-wake` may say otherwise. */
export function watchIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        near.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    // So far below the fold an island is already loaded: its script should be there first.
    { rootMargin: '300px' },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (place.dataset.wake === 'idle') idle(() => near.observe(place), { timeout: 2_000 });
    else if (place.dataset.wake !== 'touch') near.observe(place);
    // A finger that comes down may only be scrolling.
    for (const touch of TOUCHES)
      place.addEventListener(touch, () => void wake(place, touch !== 'pointerdown'), {
        passive: true,
        capture: true,
      });
  }
  // A link to an island is a touch: whoever followed it came to use it.
  const follow = () => {
    for (const place of document.querySelectorAll('[data-island]:has(:target)')) near.observe(place);
  };
  follow();
  addEventListener('hashchange', follow);
}
