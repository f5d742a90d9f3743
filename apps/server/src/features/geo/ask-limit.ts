import type { Clock } from '../../platform/clock/clock.ts';
import { secondsBetween } from '../../platform/clock/clock.ts';
import { Failure } from '../../platform/http/failure.ts';

const WINDOW_MS = 60_000;
/** A form asks at most every 800 ms; two tabs are no crime. */
const PER_WINDOW = 120;
const MOST_PEOPLE = 10_000;

/** Each question to a geocoder costs money. Per process and in memory: a restart forgives everybody. */
export function createAskLimit(clock: Clock) {
  const asked = new Map<string, { since: number; count: number }>();
  return (userId: string): void => {
    const now = clock.now().getTime();
    const known = asked.get(userId);
    const window = known && now - known.since < WINDOW_MS ? known : { since: now, count: 0 };
    if (window.count >= PER_WINDOW) {
      const seconds = secondsBetween(new Date(now), new Date(window.since + WINDOW_MS));
      throw new Failure('too_many_requests', { params: { seconds }, data: { retry_after: seconds } });
    }
    window.count += 1;
    // Put back at the end, so that the first of the map is the one who has not asked for longest.
    asked.delete(userId);
    asked.set(userId, window);
    const oldest = asked.size > MOST_PEOPLE ? asked.keys().next().value : undefined;
    if (oldest !== undefined) asked.delete(oldest);
  };
}

export type AskLimit = ReturnType<typeof createAskLimit>;
