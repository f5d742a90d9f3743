import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase, pgQuery } from '../../../test/harness.ts';
import { startProxy } from '../../../test/proxy.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { startJobs } from './jobs.ts';
import { unlockStaleJobs } from './unlock-stale-jobs.ts';

/** Jobs of a test: each run is noted, and lasts until the test lets it end, well or badly. */
async function openQueue(stopWithinMs?: number) {
  const url = await newDatabase();
  const proxy = await startProxy(url, onTestFinished);
  const log = createLog({ level: 'silent' });
  const { db, pool } = openDatabase({ url: proxy.url, poolSize: 8, log, waitMs: PATIENCE_MS });
  onTestFinished(() => db.destroy());
  const begun: string[] = [];
  const underWay: PromiseWithResolvers<void>[] = [];
  const work = async (payload: unknown) => {
    const { name, waits } = payload as { name: string; waits?: boolean };
    begun.push(name);
    // What was begun a second time goes through.
    if (!waits || begun.indexOf(name) < begun.length - 1) return;
    const held = Promise.withResolvers<void>();
    underWay.push(held);
    await held.promise;
  };
  const jobs = await startJobs({
    pool,
    log,
    cron: [],
    jobs: { 'test.work': work, 'test.other': work },
    ...(stopWithinMs && { stopWithinMs }),
    answeredWithinMs: PATIENCE_MS,
  });
  onTestFinished(() => jobs.stop());
  return {
    proxy,
    begun,
    underWay,
    db,
    log,
    pool,
    stop: jobs.stop,
    add: (name: string, waits = false, job = 'test.work') =>
      pgQuery(url, 'select graphile_worker.add_job($1, $2)', [job, { name, waits }]),
    left: async () => (await pgQuery(url, 'select id from graphile_worker.jobs')).rows.length,
    locked: async () => {
      const sql = 'select task_identifier from graphile_worker.jobs where locked_at is not null order by 1';
      return (await pgQuery(url, sql)).rows.map(({ task_identifier }) => task_identifier);
    },
  };
}

it('while the database is away jobs end, well and badly: afterwards none is stuck, and others run', async () => {
  const { proxy, begun, underWay, add, left } = await openQueue();
  const names = ['well', 'well too', 'badly', 'badly too'];
  for (const name of names) await add(name, true);
  await waitFor(() => expect(underWay).toHaveLength(names.length));
  await proxy.cut();
  // Each reports to the queue by itself: what two of them could not say must not end all others.
  for (const name of names) {
    const [held] = underWay.splice(0, 1);
    if (name.startsWith('well')) held?.resolve();
    else held?.reject(new Error('the database was needed'));
    // Reports of one moment travel together; these are to fail one after another.
    await delay(5);
  }
  await proxy.restore();
  await add('afterwards');
  await waitFor(() => expect(begun).toContain('afterwards'));
  await waitFor(async () => expect(await left()).toBe(0));
  for (const name of names) expect(begun.filter((each) => each === name)).toHaveLength(2);
});

it('what is let go by its name takes nothing with it that other workers of the process are at', async () => {
  const { db, underWay, add, locked } = await openQueue();
  await add('lost', true);
  await add('under way', true, 'test.other');
  await waitFor(() => expect(underWay).toHaveLength(2));
  await unlockStaleJobs(db, 'test.work', 3600);
  expect(await locked()).toEqual(['test.other', 'test.work']);
  await unlockStaleJobs(db, 'test.work');
  // It was begun again and went through.
  await waitFor(async () => expect(await locked()).toEqual(['test.other']));
  for (const { resolve } of underWay) resolve();
});

it('a stop does not wait for a job that lasts: it is let go, and begun again by whoever runs next', async () => {
  const { underWay, add, locked, left, stop } = await openQueue(50);
  await add('long', true);
  await waitFor(() => expect(underWay).toHaveLength(1));
  await stop();
  expect(await locked()).toEqual([]);
  expect(await left()).toBe(1);
  underWay[0]?.resolve();
});

it('a job that is let go is not taken again by a worker of the same process that had asked before the stop', async () => {
  const { log, pool, begun, underWay, add, locked, left, stop } = await openQueue(50);
  await add('long', true);
  await waitFor(() => expect(underWay).toHaveLength(1));
  // The next question for a job reaches the database late, as on a busy machine: once the stop has let the first one go.
  const asked = Promise.withResolvers<void>();
  const onItsWay = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const late = async () => {
    asked.resolve();
    await onItsWay.promise;
    const client = (await connect()) as PoolClient;
    const give = client.release.bind(client);
    const release = () => {
      answered.resolve();
      give();
    };
    return Object.assign(client, { release });
  };
  vi.spyOn(pool, 'connect').mockImplementation(((...given: unknown[]) =>
    given.length > 0 ? connect(...given) : late()) as typeof pool.connect);
  await asked.promise;
  const warned = vi.spyOn(log, 'warn');
  const stopped = stop();
  await waitFor(() => expect(warned).toHaveBeenCalled());
  onItsWay.resolve();
  await Promise.all([stopped, answered.promise]);
  expect(await locked()).toEqual([]);
  expect(await left()).toBe(1);
  expect(begun).toEqual(['long']);
  underWay[0]?.resolve();
});
