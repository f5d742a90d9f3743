import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS } from '../../test/waiting.ts';

const LOOK_EVERY_MS = 20;

/** Awaits a condition, never longer than it is given: a fault test that hangs has found nothing. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await delay(LOOK_EVERY_MS);
  }
}
