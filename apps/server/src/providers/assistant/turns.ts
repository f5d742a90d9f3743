/** Milliseconds of work between two pauses: calls of other people wait no longer. */
const TURN = 8;
/** The clock is looked at after so many steps, not after each. */
const STEPS = 16;

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
    if (place % STEPS !== 0 || performance.now() - since < TURN) continue;
    await pause();
    since = performance.now();
  }
}
