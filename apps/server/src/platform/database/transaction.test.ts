import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { afterFile, logIn, newDatabase, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { startProxy } from '../../../test/proxy.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase, type Tx } from './database.ts';
import { isDatabaseAway, isDatabaseBusy, isSerializationFailure, isUniqueViolation } from './failures.ts';
import { transaction } from './transaction.ts';

const cleanUp = afterFile();
const log = createLog({ level: 'silent' });
let url: string;
let db: Database;
beforeAll(async () => {
  url = await newDatabase(cleanUp);
  const opened = openDatabase({ url, poolSize: 4, log, waitMs: PATIENCE_MS });
  cleanUp(() => opened.db.destroy());
  db = opened.db;
  await pgQuery(url, 'create table counters (id int primary key, n int not null)');
});
beforeEach(() =>
  pgQuery(url, 'delete from counters; insert into counters values (1, 0), (2, 0)').catch(() => undefined),
);

const total = async () => (await pgQuery(url, 'select sum(n)::int as n from counters')).rows[0].n;

/** Both sides wait for each other, but only the first time: so they collide exactly once. */
function meeting() {
  let arrived = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    arrived += 1;
    if (arrived === 2) open();
    if (arrived <= 2) await both;
  };
}

const add = (tx: Tx, id: number) => sql`update counters set n = n + 1 where id = ${id}`.execute(tx);

describe('a transaction', () => {
  it('is repeated after a serialization failure', async () => {
    const [meet, attempts] = [meeting(), vi.fn()];
    const work = () =>
      transaction(db, async (tx) => {
        attempts();
        await sql`set transaction isolation level serializable`.execute(tx);
        const { rows } = await sql<{ n: number }>`select sum(n)::int as n from counters`.execute(tx);
        await meet();
        await sql`update counters set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx);
      });
    await Promise.all([work(), work()]);
    expect(attempts).toHaveBeenCalledTimes(3);
    expect(await total()).toBe(2);
  });

  it('is repeated after a deadlock', async () => {
    const [meet, attempts] = [meeting(), vi.fn()];
    const work = (first: number, second: number) =>
      transaction(db, async (tx) => {
        attempts();
        await sql`set local deadlock_timeout = '50ms'`.execute(tx);
        await add(tx, first);
        await meet();
        await add(tx, second);
      });
    await Promise.all([work(1, 2), work(2, 1)]);
    expect(attempts.mock.calls.length).toBeGreaterThan(2);
    expect(await total()).toBe(4);
  });

  it('is given up after four attempts, and leaves nothing', async () => {
    const attempts = vi.fn();
    const work = transaction(db, async (tx) => {
      attempts();
      await add(tx, 1);
      await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx);
    });
    await expect(work).rejects.toSatisfy(isSerializationFailure);
    expect(attempts).toHaveBeenCalledTimes(4);
    expect(await total()).toBe(0);
  });

  it('is not repeated for any other reason', async () => {
    const attempts = vi.fn();
    const work = transaction(db, async (tx) => {
      attempts();
      await add(tx, 1);
      await sql`insert into counters values (1, 1)`.execute(tx);
    });
    const error = await work.catch((caught: unknown) => caught);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'counters_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    expect(attempts).toHaveBeenCalledTimes(1);
    expect(await total()).toBe(0);
  });
});

describe('a database that is busy', () => {
  const failureOf = (limit: string, work: (tx: Tx) => Promise<unknown>) =>
    db
      .transaction()
      .execute(async (tx) => {
        await sql`select set_config(${limit}, '20ms', true)`.execute(tx);
        await work(tx);
      })
      .catch((error: unknown) => error);

  it('is told by a statement or a lock that took too long', async () => {
    const slow = await failureOf('statement_timeout', (tx) => sql`select pg_sleep(10)`.execute(tx));
    const held = await db.transaction().execute(async (holder) => {
      await add(holder, 1);
      return failureOf('lock_timeout', (tx) => add(tx, 1));
    });
    expect([slow, held].map(isDatabaseBusy)).toEqual([true, true]);
    expect(isDatabaseBusy(await failureOf('lock_timeout', (tx) => sql`select 1/0`.execute(tx)))).toBe(false);
  });
});

describe('a database that is away', () => {
  const failureOf = (address: string, query = sql`select 1`) => {
    const opened = openDatabase({ url: address, poolSize: 2, log, waitMs: PATIENCE_MS });
    onTestFinished(() => opened.db.destroy());
    return query.execute(opened.db).catch((error: unknown) => error);
  };

  it('is told from a request that is wrong', async () => {
    const killed = await failureOf(url, sql`select pg_terminate_backend(pg_backend_pid())`);
    expect(isDatabaseAway(killed)).toBe(true);
    expect(isDatabaseAway(await failureOf('postgres://x@127.0.0.1:1/x'))).toBe(true);
    expect(isDatabaseAway(await failureOf('postgres:///x?host=/nowhere/at/all&user=x'))).toBe(true);
    expect(isDatabaseAway(await sql`select 1/0`.execute(db).catch((error: unknown) => error))).toBe(false);
    expect(isDatabaseAway(await readFile('/nowhere/at/all').catch((error: unknown) => error))).toBe(false);
    for (const strange of [null, undefined, 'text', new Error('x')])
      expect(isDatabaseAway(strange)).toBe(false);
  });

  it('leaves no connection behind that PostgreSQL is about to close', async () => {
    const proxy = await startProxy(url, onTestFinished);
    const { db: one } = openDatabase({ url: proxy.url, poolSize: 1, log, waitMs: PATIENCE_MS });
    onTestFinished(() => one.destroy());
    proxy.hideDisconnect();
    const end = sql`select pg_terminate_backend(pg_backend_pid())`;
    for (const work of [() => end.execute(one), () => transaction(one, (tx) => end.execute(tx))]) {
      expect(isDatabaseAway(await work().catch((error: unknown) => error))).toBe(true);
      expect((await sql`select 1 as n`.execute(one)).rows).toEqual([{ n: 1 }]);
    }
  });

  it.each([
    ['whose connection was lost', 'pg_terminate_backend'],
    ['that took too long', 'pg_cancel_backend'],
  ])('answers 503 and when to come again to a call %s', async (_, interrupt) => {
    const app: TestApp = await testApp();
    const { access } = await logIn(app, '79161234567');
    const holder = openDatabase({ url: app.databaseUrl, poolSize: 1, log, waitMs: PATIENCE_MS });
    onTestFinished(() => holder.db.destroy());
    const answer = await holder.db.transaction().execute(async (tx) => {
      await sql`lock table users in access exclusive mode`.execute(tx);
      const call = app.call('GET /api/v2/user', {}, { token: access });
      const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await waitFor(async () =>
        expect((await pgQuery(app.databaseUrl, `select 1 ${waiting}`)).rowCount).toBeGreaterThan(0),
      );
      await pgQuery(app.databaseUrl, `select ${interrupt}(pid) ${waiting}`);
      return call;
    });
    expect([answer.status, answer.error.code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    expect((await app.call('GET /api/v2/user', {}, { token: access })).status).toBe(200);
  });
});
