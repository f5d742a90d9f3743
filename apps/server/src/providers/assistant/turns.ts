/** Milliseconds of work between two pauses: calls of other people wait no longer. */
const TURN = 5;

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Does something for each item, and lets the event loop go round between. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  step: (item: Item, place: number) => void,
): Promise<void> {
  let since = performance.now();
  let place = 0;
  for (const item of items) {
    step(item, place);
    place += 1;
    // One step may take much longer than another, so the clock is looked at after each.
    if (performance.now() - since < TURN) continue;
    await pause();
    since = performance.now();
  }
}
