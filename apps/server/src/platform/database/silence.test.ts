import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterFile, logIn, newDatabase, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { startProxy } from '../../../test/proxy.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { createLog } from '../log/log.ts';
import { openDatabase } from './database.ts';
import { createListener } from './listener.ts';

const POOL = 4;
const WAIT_MS = 2_000;
const cleanUp = afterFile();
let url: string;
let proxy: Awaited<ReturnType<typeof startProxy>>;
/** Waits a little for its database, which is behind the proxy: not so little that a busy machine is taken for a silent one. */
let app: TestApp;
/** Another instance, with a good connection and all the time of the world. */
let elsewhere: TestApp;
let phone = 79_165_400_000;

beforeAll(async () => {
  url = await newDatabase(cleanUp);
  proxy = await startProxy(url, cleanUp);
  elsewhere = await testApp({ databaseUrl: url, cleanUp });
  app = await testApp({
    databaseUrl: proxy.url,
    cleanUp,
    environment: { DATABASE_WAIT_MS: String(WAIT_MS), DATABASE_POOL: String(POOL) },
  });
});

const newSession = () => {
  phone += 1;
  return logIn(elsewhere, String(phone));
};
const sessions = async (token: string) => (await app.call('GET /api/v4/sessions', {}, { token })).status;
const ready = async () => (await app.http.inject('/readyz')).json();
const many = (ask: () => Promise<number>, count: number) =>
  Promise.all(Array.from({ length: count }, () => ask()));

describe('a database that stands still', () => {
  it('is an answer for every call, and all is well once it moves again', async () => {
    const { access } = await newSession();
    await waitFor(async () => expect(await sessions(access)).toBe(200));
    proxy.stall();
    onTestFinished(proxy.resume);
    // More than there are connections: some wait for an answer, others for a connection.
    const answers = many(() => sessions(access), 3 * POOL);
    const write = app.call('POST /api/v1/login', {
      body: { phone: '79165499999', country: 'RU', device_uuid: crypto.randomUUID() },
    });
    expect(new Set(await answers)).toEqual(new Set([503]));
    const { status, error, headers } = await write;
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    await waitFor(async () =>
      expect(await ready()).toMatchObject({ code: 'unavailable', data: { missing: 'notifications' } }),
    );
    proxy.resume();
    await waitFor(async () => expect(await ready()).toEqual({ status: 'ok' }));
    await waitFor(async () =>
      expect(new Set(await many(() => sessions(access), POOL))).toEqual(new Set([200])),
    );
  });
});

describe('connections that died without a word', () => {
  it('cost the calls that were on their way, and no others', async () => {
    const { access } = await newSession();
    await waitFor(async () =>
      expect(new Set(await many(() => sessions(access), POOL))).toEqual(new Set([200])),
    );
    proxy.abandon();
    await waitFor(async () => expect(await sessions(access)).toBe(200));
    // Those that lay idle are gone together with the first that was found dead.
    expect(await many(() => sessions(access), 3 * POOL)).toEqual(Array(3 * POOL).fill(200));
    await waitFor(async () => expect(await ready()).toEqual({ status: 'ok' }));
  });

  it('keep nobody signed in whose session has ended elsewhere, and a log-out waits for none of them', async () => {
    const { access } = await newSession();
    const user = async (token: string) => (await app.call('GET /api/v2/user', {}, { token })).status;
    await waitFor(async () => expect(await user(access)).toBe(200));
    proxy.abandon();
    await elsewhere.call('POST /api/v4/logout', {}, { token: access });
    await waitFor(async () => expect(await user(access)).toBe(401));
    const next = await newSession();
    await waitFor(async () => expect(await user(next.access)).toBe(200));
    proxy.abandon();
    await waitFor(async () => {
      const { status } = await app.call('POST /api/v4/logout', {}, { token: next.access });
      expect([200, 401]).toContain(status);
    });
    expect(await user(next.access)).toBe(401);
  });
});

describe('a pool', () => {
  it('trusts none of its idle connections once one of them went silent', async () => {
    const own = await startProxy(url, onTestFinished);
    const log = createLog({ level: 'silent' });
    const { db, pool } = openDatabase({ url: own.url, poolSize: POOL, log, waitMs: WAIT_MS });
    onTestFinished(() => db.destroy());
    const ask = () => sql`select pg_sleep(0.05)`.execute(db);
    await Promise.all(Array.from({ length: POOL }, ask));
    expect(pool.idleCount).toBe(POOL);
    own.abandon();
    await expect(ask()).rejects.toThrow('has not answered');
    expect(pool.idleCount).toBe(0);
    await ask();
  });
});

describe('the listener', () => {
  async function listen() {
    const own = await startProxy(url, onTestFinished);
    const heard: (string | null)[] = [];
    const listener = createListener(own.url, createLog({ level: 'silent' }), {
      waitMs: PATIENCE_MS,
      beatMs: 20,
      trustMs: 2_000,
    });
    listener.on('a_test', (payload) => heard.push(payload));
    await listener.start();
    onTestFinished(() => listener.stop());
    const say = (text: string) => pgQuery(url, 'select pg_notify($1, $2)', ['a_test', text]);
    return { own, listener, heard, say };
  }

  it('is not trusted while its connection stands still, and brings what was held before it is again', async () => {
    const { own, listener, heard, say } = await listen();
    expect(listener.connected).toBe(true);
    own.stall();
    await waitFor(() => expect(listener.connected).toBe(false));
    await say('held');
    // Whoever has taken a right away need not wait: nothing is remembered here.
    await listener.catchUp();
    expect(heard).toEqual([]);
    own.resume();
    await waitFor(() => expect(listener.connected).toBe(true));
    // Of a connection that was lost and found again it would say so first, by a null.
    expect(heard).toEqual(['held']);
  });

  it('lets nobody wait who asked it while its connection was still trusted', async () => {
    const { own, listener } = await listen();
    own.stall();
    expect(listener.connected).toBe(true);
    await listener.catchUp();
    expect(listener.connected).toBe(false);
  });

  it('takes another connection when its own was cut off without a word', async () => {
    const own = await startProxy(url, onTestFinished);
    const heard: (string | null)[] = [];
    const options = { waitMs: 500, beatMs: 20 };
    const listener = createListener(own.url, createLog({ level: 'silent' }), options);
    listener.on('a_test', (payload) => heard.push(payload));
    // Half a second is little for a first connection on a busy machine; later ones it tries again by itself.
    await waitFor(() => listener.start());
    onTestFinished(() => listener.stop());
    own.abandon();
    await waitFor(() => expect(heard).toEqual([null]));
    await waitFor(() => expect(listener.connected).toBe(true));
    await pgQuery(url, 'select pg_notify($1, $2)', ['a_test', 'after']);
    await waitFor(() => expect(heard).toContain('after'));
  });
});
