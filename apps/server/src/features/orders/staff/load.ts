import { dayOf } from '@punkt/domain/date';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { staffCan } from '@punkt/domain/staff';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { readLoad, readPeopleLoad } from './queue-store.ts';

interface Colleague {
  readonly id: string;
  readonly name: string;
}

export interface LoadDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Everybody whose role reviews applications. */
  readonly reviewers: () => Promise<readonly Colleague[]>;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** Midnight in Moscow: the day of the console. */
const startOfDay = (now: Date): Date => new Date(`${dayOf(now, 'Europe/Moscow')}T00:00:00+03:00`);

/** How much waits, and who works on what. For leads: it is about people. */
export async function presentLoad({ db, clock, reviewers }: LoadDeps, caller: Caller) {
  if (!staffCan(caller.staffRoles, 'seeLoad')) throw new Failure('forbidden');
  const now = clock.now();
  const [load, people] = await Promise.all([readLoad(db, now), reviewers()]);
  const times = {
    lapsed: claimLapsesBefore(now),
    today: startOfDay(now),
    week: new Date(now.getTime() - WEEK_MS),
  };
  const figures = await readPeopleLoad(
    db,
    people.map(({ id }) => id),
    times,
  );
  return {
    waiting: load.waiting,
    overdue: load.overdue,
    oldest: load.oldest?.toISOString() ?? null,
    people: people.map(({ id, name }) => {
      const found = figures.find((each) => each.id === id);
      return {
        id,
        name,
        claimed: found?.claimed ?? 0,
        decidedToday: found?.today ?? 0,
        decidedWeek: found?.week ?? 0,
      };
    }),
  };
}
