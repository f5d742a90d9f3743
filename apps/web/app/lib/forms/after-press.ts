/** Whoever holds longer does not press: nothing waits for ever. */
const LONGEST_PRESS_MS = 10_000;

/** What `afterPress` is made of; `page` hears the presses. */
export function createAfterPress(page: EventTarget) {
  let pressed = false;
  let longest: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<() => void>();
  const press = (event: Event): void => {
    // The menu of the other button swallows its release.
    if ((event as Partial<MouseEvent>).button === 2) return;
    pressed = true;
    clearTimeout(longest);
    longest = setTimeout(() => release(event), LONGEST_PRESS_MS);
  };
  /** After the click that this press may become: it is dispatched in the same turn. */
  const release = (event: Event): void => {
    // The field that the press takes the focus from is no window that was left.
    if (event.type === 'blur' && event.target !== page) return;
    pressed = false;
    clearTimeout(longest);
    setTimeout(() => {
      if (pressed) return;
      for (const work of waiting) work();
      waiting.clear();
    }, 0);
  };
  // On a touch screen the focus moves with the mouse events that follow the touch.
  for (const begun of ['pointerdown', 'mousedown']) page.addEventListener(begun, press, { capture: true });
  for (const ended of ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'blur'])
    page.addEventListener(ended, release, { capture: true });
  // A list that the browser unfolds may swallow the release: whatever moves next has no finger down.
  const move = (event: Event): void => {
    if (pressed && (event as Partial<PointerEvent>).buttons === 0) release(event);
  };
  page.addEventListener('pointermove', move, { capture: true, passive: true });
  return (work: () => void): void => {
    if (pressed) waiting.add(work);
    else work();
  };
}

/**
 * Runs what changes the page under the finger once the finger is lifted. An error line that appears while «Next» is pressed would
 * move the button away, and the press would hit nothing.
 */
export const afterPress = createAfterPress(typeof window === 'undefined' ? new EventTarget() : window);

/** The same for what comes from elsewhere: an answer that adds a line to the page waits until no finger is down. */
export const released = (): Promise<void> => new Promise((resolve) => afterPress(resolve));
