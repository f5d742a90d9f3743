import { dayOf } from '@punkt/domain/date';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { staffCan } from '@punkt/domain/staff';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { ReviewDeps } from './deps.ts';
import { readLoad, readPeopleLoad } from './queue-store.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Midnight in Moscow: the day of the console. */
const startOfDay = (now: Date): Date => new Date(`${dayOf(now, 'Europe/Moscow')}T00:00:00+03:00`);

const earliest = (times: ReadonlyArray<Date | null>): Date | null =>
  times.reduce((first, time) => (time !== null && (first === null || time < first) ? time : first), null);

/** How much waits in each queue, and who works on what. For leads: it is about people. */
export async function presentLoad({ db, clock, reviews, colleagues }: ReviewDeps, caller: Caller) {
  if (!staffCan(caller.staffRoles, 'seeLoad')) throw new Failure('forbidden');
  const now = clock.now();
  const kinds = reviews.kindsOpenTo(caller.staffRoles);
  const [load, everybody] = await Promise.all([readLoad(db, kinds, now), colleagues()]);
  const people = everybody.filter(({ roles }) => reviews.kindsOpenTo(roles).length > 0);
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
  const sum = (of: 'waiting' | 'overdue') => load.reduce((total, queue) => total + queue[of], 0);
  return {
    waiting: sum('waiting'),
    overdue: sum('overdue'),
    oldest: earliest(load.map(({ oldest }) => oldest))?.toISOString() ?? null,
    queues: kinds.map((kind) => {
      const { waiting = 0, overdue = 0, oldest = null } = load.find((queue) => queue.kind === kind) ?? {};
      return { kind, waiting, overdue, oldest: oldest?.toISOString() ?? null };
    }),
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
