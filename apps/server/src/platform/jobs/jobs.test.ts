import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, newDatabase, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { addSeconds } from '../clock/clock.ts';
import { openDatabase } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { createLog } from '../log/log.ts';
import { cancelJob, enqueue, startJobs } from './jobs.ts';

const DAY = 24 * 3600;
const cleanUp = afterFile();
const done: unknown[] = [];
let app: TestApp;
let elsewhere: TestApp;

beforeAll(async () => {
  const databaseUrl = await newDatabase(cleanUp);
  app = await testApp({ databaseUrl, cleanUp });
  elsewhere = await testApp({ databaseUrl, cleanUp });
  const log = createLog({ level: 'silent' });
  const { db, pool } = openDatabase({ url: databaseUrl, poolSize: 4, log, waitMs: PATIENCE_MS });
  let failures = 1;
  const jobs = await startJobs({
    pool,
    log,
    cron: [],
    jobs: {
      'test.note': async (payload) => void done.push(payload),
      'test.stumble': async (payload) => {
        failures -= 1;
        if (failures >= 0) throw new Error('not yet');
        done.push(payload);
      },
    },
  });
  cleanUp(() => db.destroy());
  cleanUp(() => jobs.stop());
});

const note = (payload: object, more: { runAt?: Date; key?: string } = {}) =>
  transaction(app.db, (tx) => enqueue(tx, app.clock, { name: 'test.note', payload, ...more }));
const advance = (at: TestApp, seconds: number) =>
  at.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: seconds } });
const waiting = async (key: string) =>
  (await pgQuery(app.databaseUrl, 'select run_at from graphile_worker.jobs where key = $1', [key])).rows;

describe('a job', () => {
  it('runs after the commit, with its payload', async () => {
    await note({ n: 'now' });
    await waitFor(() => expect(done).toContainEqual({ n: 'now' }));
  });

  it('does not run when its transaction is rolled back', async () => {
    const broken = transaction(app.db, async (tx) => {
      await enqueue(tx, app.clock, { name: 'test.note', payload: { n: 'never' } });
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await note({ n: 'afterwards' });
    await waitFor(() => expect(done).toContainEqual({ n: 'afterwards' }));
    expect(done).not.toContainEqual({ n: 'never' });
  });

  it('is tried again when it fails', async () => {
    await enqueue(app.db, app.clock, { name: 'test.stumble', payload: { n: 'second try' } });
    await waitFor(() => expect(done).toContainEqual({ n: 'second try' }));
  });

  it('with a key replaces the one that waits, and can be called off', async () => {
    const [tomorrow, later] = [addSeconds(app.clock.now(), DAY), addSeconds(app.clock.now(), 2 * DAY)];
    await note({ n: 'first' }, { key: 'deadline', runAt: tomorrow });
    await note({ n: 'second' }, { key: 'deadline', runAt: later });
    expect(await waiting('deadline')).toEqual([{ run_at: later }]);
    await cancelJob(app.db, 'deadline');
    expect(await waiting('deadline')).toEqual([]);
  });
});

describe('the clock of the sandbox', () => {
  it('starts the job that waits for tomorrow, and leaves the one that waits for next week', async () => {
    await note({ n: 'tomorrow' }, { key: 'tomorrow', runAt: addSeconds(app.clock.now(), DAY) });
    await note({ n: 'next week' }, { key: 'week', runAt: addSeconds(app.clock.now(), 7 * DAY) });
    await note({ n: 'still today' });
    await waitFor(() => expect(done).toContainEqual({ n: 'still today' }));
    expect(done).not.toContainEqual({ n: 'tomorrow' });
    const { body } = await advance(app, DAY + 60);
    expect(body.offset_seconds).toBe(DAY + 60);
    await waitFor(() => expect(done).toContainEqual({ n: 'tomorrow' }));
    expect(await waiting('week')).toHaveLength(1);
    expect(done).not.toContainEqual({ n: 'next week' });
  });

  it('moves on the other instance too, for what it answers and what it enqueues', async () => {
    const before = elsewhere.clock.offsetSeconds();
    const { body } = await advance(app, 3600);
    await waitFor(() => expect(elsewhere.clock.offsetSeconds()).toBe(body.offset_seconds));
    expect(body.offset_seconds).toBe(before + 3600);
    const other = await elsewhere.call('GET /api/v4/sandbox/clock', {});
    expect(other.body.offset_seconds).toBe(body.offset_seconds);
    expect(Date.parse(other.body.now)).toBeGreaterThanOrEqual(Date.parse(body.now));
    const runAt = addSeconds(elsewhere.clock.now(), -1);
    await enqueue(elsewhere.db, elsewhere.clock, { name: 'test.note', payload: { n: 'due' }, runAt });
    await waitFor(() => expect(done).toContainEqual({ n: 'due' }));
  });

  it('is moved by two people at once by both their steps', async () => {
    const before = app.clock.offsetSeconds();
    await Promise.all([advance(app, 100), advance(elsewhere, 10), advance(app, 1)]);
    await waitFor(() => {
      for (const each of [app, elsewhere]) expect(each.clock.offsetSeconds()).toBe(before + 111);
    });
  });

  it('is found again by an instance that starts later', async () => {
    const late = await testApp({ databaseUrl: app.databaseUrl });
    expect(late.clock.offsetSeconds()).toBe(app.clock.offsetSeconds());
  });

  it('only goes forward, and not for ever', async () => {
    for (const seconds of [0, -1, 1.5, 401 * DAY]) expect((await advance(app, seconds)).status).toBe(400);
  });
});

describe('regular jobs', () => {
  it('are known to the database', async () => {
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select identifier from graphile_worker._private_known_crontabs order by 1',
    );
    const names = rows.map(({ identifier }) => identifier);
    expect(names).toEqual(expect.arrayContaining(['auth.sweep', 'events.sweep']));
  });
});
