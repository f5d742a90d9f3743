import type { MovableClock } from '../../platform/clock/clock.ts';
import { type Database, notify } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { shiftJobs } from '../../platform/jobs/jobs.ts';
import * as store from './store.ts';

const CLOCK_CHANNEL = 'punkt_clock';

export interface SandboxClockDeps {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly listener: Pick<Listener, 'on'>;
}

/** The time of the sandbox is kept in the database; every instance follows it. */
export function createSandboxClock({ db, clock, listener }: SandboxClockDeps) {
  /** This clock only goes forward: of two answers that were read one after the other, the older one may arrive last. */
  const moveTo = (offset: number) => clock.set(Math.max(offset, clock.offsetSeconds()));
  const follow = async () => moveTo(await store.readOffset(db));
  listener.on(CLOCK_CHANNEL, () => void follow().catch(() => undefined));
  return {
    follow,
    clock: () => ({ now: clock.now().toISOString(), offset_seconds: clock.offsetSeconds() }),
    /** Time, and everything that waits for it, moves in one transaction. */
    advance: async (seconds: number) => {
      const offset = await transaction(db, async (tx) => {
        await shiftJobs(tx, seconds);
        await notify(tx, CLOCK_CHANNEL);
        return store.addOffset(tx, seconds);
      });
      moveTo(offset);
    },
  };
}
