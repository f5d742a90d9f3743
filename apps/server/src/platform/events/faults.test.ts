import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { logIn, newDatabase, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { listen, openStream } from '../../../test/live.ts';
import { startProxy } from '../../../test/proxy.ts';
import { waitFor } from '../../../test/waiting.ts';
import { transaction } from '../database/transaction.ts';
import { appendEvent } from './events.ts';

const PHONE = '79161234567';
const EVENTS = 150;

const say = (at: TestApp, userId: string, n: number) =>
  transaction(at.db, (tx) => appendEvent(tx, at.clock, `user:${userId}`, 'test', { n }));

async function userOf(app: TestApp, token: string): Promise<string> {
  return (await app.call('GET /api/v2/user', {}, { token })).body.user_id;
}

const numbers = (events: readonly { topic: string; data: Record<string, unknown> }[]) =>
  events.filter(({ topic }) => topic === 'test').map(({ data }) => data.n as number);

/** Reads as a browser does: whenever it is cut off it comes back with the last id it has seen, at either instance. */
async function readAll(apps: TestApp[], token: string, from: string, stop: (seen: number[]) => boolean) {
  const seen: number[] = [];
  let cursor = from;
  for (let turn = 0; !stop(seen); turn += 1) {
    const stream = await openStream(apps[turn % apps.length] as TestApp, token, cursor);
    const patience = 5 + ((turn * 13) % 40);
    await vi
      .waitFor(() => expect(numbers(stream.events).length).toBeGreaterThanOrEqual(patience), {
        timeout: 200,
        interval: 2,
      })
      .catch(() => undefined);
    stream.leave();
    await stream.over;
    seen.push(...numbers(stream.events));
    cursor = stream.events.at(-1)?.id ?? cursor;
  }
  return seen;
}

describe('resuming', () => {
  it('loses and doubles nothing while two instances announce and the reader comes and goes', async () => {
    const databaseUrl = await newDatabase();
    const apps = [await testApp({ databaseUrl }), await testApp({ databaseUrl })];
    const [first] = apps as [TestApp];
    const { access } = await logIn(first, PHONE);
    const userId = await userOf(first, access);
    const { events, leave } = await openStream(first, access);
    leave();
    const reading = readAll(apps, access, events[0]?.id ?? '', (seen) => seen.length >= EVENTS);
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = writer; n < EVENTS; n += 6) await say(apps[n % 2] as TestApp, userId, n);
    });
    await Promise.all(writers);
    const seen = await reading;
    expect(seen).toHaveLength(EVENTS);
    expect(new Set(seen).size).toBe(EVENTS);
    const { rows } = await pgQuery(
      databaseUrl,
      `select data->>'n' as n from events where topic = 'test' order by id`,
    );
    expect(seen).toEqual(rows.map(({ n }) => Number(n)));
  });
});

describe('a stream ends', () => {
  it('when its session is ended elsewhere', async () => {
    const databaseUrl = await newDatabase();
    const [app, elsewhere] = [await testApp({ databaseUrl }), await testApp({ databaseUrl })];
    const { access } = await logIn(app, PHONE);
    const stream = await openStream(app, access);
    await elsewhere.call('POST /api/v4/logout', {}, { token: access });
    await stream.over;
    const again = await fetch(`${await listen(app)}/api/v4/events`, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(again.status).toBe(401);
  });

  it('when its session was ended while notifications were lost', async () => {
    const databaseUrl = await newDatabase();
    const proxy = await startProxy(databaseUrl, onTestFinished);
    const [app, elsewhere] = [await testApp({ databaseUrl: proxy.url }), await testApp({ databaseUrl })];
    const { access } = await logIn(app, PHONE);
    const stream = await openStream(app, access);
    await proxy.cut();
    await elsewhere.call('POST /api/v4/logout', {}, { token: access });
    await proxy.restore();
    await stream.over;
    await waitFor(async () =>
      expect((await app.call('GET /api/v2/user', {}, { token: access })).status).toBe(401),
    );
  });

  it('when the instance stops, and goes on at another one', async () => {
    const databaseUrl = await newDatabase();
    const stopping = await testApp({ databaseUrl, cleanUp: () => undefined });
    const staying = await testApp({ databaseUrl });
    const { access } = await logIn(staying, PHONE);
    const userId = await userOf(staying, access);
    const stream = await openStream(stopping, access);
    await stopping.close();
    await stream.over;
    await say(staying, userId, 1);
    const resumed = await openStream(staying, access, stream.events.at(-1)?.id);
    await waitFor(() => expect(numbers(resumed.events)).toEqual([1]));
    resumed.leave();
  });
});

describe('a lost notification connection', () => {
  it('comes back, and readers catch up', async () => {
    const databaseUrl = await newDatabase();
    // A connection that can't be opened is given up after this time, and tried again.
    const environment = { DATABASE_WAIT_MS: '10000' };
    const app = await testApp({ databaseUrl, environment });
    const elsewhere = await testApp({ databaseUrl, environment });
    const { access } = await logIn(app, PHONE);
    const userId = await userOf(app, access);
    const stream = await openStream(app, access);
    const reading = readAll([app], access, stream.events[0]?.id ?? '', (seen) => seen.includes(2));
    await say(elsewhere, userId, 1);
    const { rowCount } = await pgQuery(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'punkt listener'`,
    );
    expect(rowCount).toBe(2);
    await say(elsewhere, userId, 2);
    expect(await reading).toEqual([1, 2]);
    await stream.over;
    await waitFor(async () => expect((await app.http.inject('/readyz')).statusCode).toBe(200));
  });
});
