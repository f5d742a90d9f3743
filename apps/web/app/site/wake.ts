/** A busy browser may never be idle; Safari has no word for it. */
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

const woken = new WeakSet<Element>();

/** React comes with the first island that wakes. A script that can't be loaded waits for the next touch; what the server drew still stands. */
async function wake(place: HTMLElement): Promise<void> {
  if (woken.has(place)) return;
  woken.add(place);
  try {
    await (await import('./hydrate-island.tsx')).hydrateIsland(place);
  } catch {
    woken.delete(place);
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
    for (const touch of TOUCHES)
      place.addEventListener(touch, () => void wake(place), { passive: true, capture: true });
  }
  // A link to an island is a touch: whoever followed it came to use it.
  const follow = () => {
    for (const place of document.querySelectorAll('[data-island]:has(:target)')) near.observe(place);
  };
  follow();
  addEventListener('hashchange', follow);
}
