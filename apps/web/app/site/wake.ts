/** So far below the fold an island is already coming: its script should be there first. */
const NEAR = '300px';
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

const woken = new WeakSet<Element>();

/** React comes with the first island that wakes. A script that can't be loaded waits for the next touch; what the server drew still stands. */
async function wake(place: HTMLElement): Promise<void> {
  if (woken.has(place)) return;
  woken.add(place);
  try {
    const { takeOver } = await import('./take-over.tsx');
    await takeOver(place);
  } catch {
    woken.delete(place);
  }
}

/** Loads the script of an island when its place comes near the viewport or is touched. */
export function watchIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    near.observe(place);
    for (const touch of TOUCHES)
      place.addEventListener(touch, () => void wake(place), { passive: true, capture: true });
  }
}
