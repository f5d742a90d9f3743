import type { Clock } from '../clock/clock.ts';
import { secondsBetween } from '../clock/clock.ts';
import { Failure } from './failure.ts';

const WINDOW_MS = 60_000;
const MOST_PEOPLE = 10_000;

/**
 * For questions to an outside service that cost money each. Per process and in memory: an instance more gives a person as many
 * questions more, which is no harm, and a restart forgives everybody.
 */
export function createPersonLimit(clock: Clock, perMinute: number) {
  const asked = new Map<string, { since: number; count: number }>();
  return (userId: string): void => {
    const now = clock.now().getTime();
    const known = asked.get(userId);
    const window = known && now - known.since < WINDOW_MS ? known : { since: now, count: 0 };
    if (window.count >= perMinute) {
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

export type PersonLimit = ReturnType<typeof createPersonLimit>;
