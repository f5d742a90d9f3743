import { expect, it, onTestFinished } from 'vitest';
import { newDatabase, pgQuery, readableLog } from '../../../test/harness.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { openDatabase } from '../database/database.ts';
import { enqueue } from '../jobs/jobs.ts';
import { addSeconds, createClock } from './clock.ts';
import { followDatabaseTime } from './database-time.ts';

const HOUR_MS = 3_600_000;

it.each([-HOUR_MS, HOUR_MS])(
  'a clock that is wrong by %i ms is noticed, and the time of the database used',
  async (error) => {
    const url = await newDatabase();
    const { log, lines } = readableLog('info');
    const { db } = openDatabase({ url, poolSize: 1, log, waitMs: PATIENCE_MS });
    onTestFinished(() => db.destroy());
    let wrongBy = error;
    const machine = () => Date.now() + wrongBy;
    const clock = createClock(0, machine);
    const databaseTime = async () =>
      (await pgQuery(url, 'select clock_timestamp() as now')).rows[0].now.getTime();
    onTestFinished(await followDatabaseTime({ db, clock, log, everyMs: 20, machine }));
    const isRight = async () => {
      const [before, now, after] = [await databaseTime(), clock.now().getTime(), await databaseTime()];
      // As exactly as one question can tell.
      expect(now).toBeGreaterThan(before - 1_000);
      expect(now).toBeLessThan(after + 1_000);
    };
    await waitFor(isRight);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the clock of this machine is wrong: the time of the database is used',
    ]);
    // A job that is due at once, or in an hour, is so by the database.
    await enqueue(db, clock, { name: 'now' });
    await enqueue(db, clock, { name: 'later', runAt: addSeconds(clock.now(), 3_600) });
    const { rows } = await pgQuery(
      url,
      `select task_identifier as name, round(extract(epoch from run_at - now()) / 3600)::int as hours
     from graphile_worker.jobs order by run_at`,
    );
    expect(rows).toEqual([
      { name: 'now', hours: 0 },
      { name: 'later', hours: 1 },
    ]);
    wrongBy = 0;
    await waitFor(() => expect(lines).toHaveLength(2));
    await waitFor(isRight);
  },
);
