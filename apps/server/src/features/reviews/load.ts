import { dayOf, startOfMoscowDay } from '@punkt/domain/date';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { staffCan } from '@punkt/domain/staff';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { ReviewDeps } from './deps.ts';
import { MESSAGES, readLoad, readMessageLoad, readPeopleLoad } from './queue-store.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Midnight in Moscow: the day of the console. */
const startOfDay = (now: Date): Date => startOfMoscowDay(dayOf(now, 'Europe/Moscow'));

const earliest = (times: ReadonlyArray<Date | null>): Date | null =>
  times.reduce((first, time) => (time !== null && (first === null || time < first) ? time : first), null);

/** How much waits in each queue of the house, and who works on what. For leads: it is about people. */
export async function presentLoad({ db, clock, reviews, colleagues }: ReviewDeps, caller: Caller) {
  if (!staffCan(caller.staffRoles, 'seeLoad')) throw new Failure('forbidden');
  const now = clock.now();
  const kinds = reviews.kindsOpenTo(caller.staffRoles);
  const others = reviews.otherQueues().filter(({ action }) => staffCan(caller.staffRoles, action));
  const [load, messages, other, everybody] = await Promise.all([
    readLoad(db, kinds, now),
    readMessageLoad(db, kinds, now),
    Promise.all(others.map(async (queue) => ({ kind: queue.kind, ...(await queue.load(now)) }))),
    colleagues(),
  ]);
  const people = everybody.filter(
    ({ roles }) =>
      reviews.kindsOpenTo(roles).length > 0 || others.some(({ action }) => staffCan(roles, action)),
  );
  const times = {
    lapsed: claimLapsesBefore(now),
    today: startOfDay(now),
    week: new Date(now.getTime() - WEEK_MS),
  };
  const ids = people.map(({ id }) => id);
  const subjects = reviews.subjectsOpenTo(caller.staffRoles);
  const doneSince = (since: Date) =>
    Promise.all([
      ...others.map((queue) => queue.doneSince(since)),
      ...subjects.flatMap((subject) => subject.doneSince?.(db, ids, since) ?? []),
    ]);
  const figures = await readPeopleLoad(db, ids, times);
  const [today, week] = await Promise.all([times.today, times.week].map(doneSince));
  const elsewhere = (done: ReadonlyArray<ReadonlyMap<string, number>> | undefined, id: string) =>
    (done ?? []).reduce((total, by) => total + (by.get(id) ?? 0), 0);
  const queues = [
    ...kinds.map(
      (kind) => load.find((queue) => queue.kind === kind) ?? { kind, waiting: 0, overdue: 0, oldest: null },
    ),
    { kind: MESSAGES, ...messages },
    ...other,
  ];
  const sum = (of: 'waiting' | 'overdue') => queues.reduce((total, queue) => total + queue[of], 0);
  return {
    waiting: sum('waiting'),
    overdue: sum('overdue'),
    oldest: earliest(queues.map(({ oldest }) => oldest))?.toISOString() ?? null,
    queues: queues.map((queue) => ({ ...queue, oldest: queue.oldest?.toISOString() ?? null })),
    people: people.map(({ id, name }) => {
      const found = figures.find((each) => each.id === id);
      return {
        id,
        name,
        claimed: found?.claimed ?? 0,
        decidedToday: (found?.today ?? 0) + elsewhere(today, id),
        decidedWeek: (found?.week ?? 0) + elsewhere(week, id),
      };
    }),
  };
}
