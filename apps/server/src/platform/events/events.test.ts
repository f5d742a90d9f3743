import { type Audience, TO_CONSOLE, toPerson, toQueue } from '@punkt/contract/events';
import { describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { listen, openStream } from '../../../test/live.ts';
import { waitFor } from '../../../test/waiting.ts';
import { createAuthAdmin } from '../../features/auth/admin.ts';
import { createClock } from '../clock/clock.ts';
import { transaction } from '../database/transaction.ts';
import { announce, appendEvent, sweepEvents } from './events.ts';
import { parseCursor } from './stream.ts';

const [app, elsewhere] = await twoInstances(afterFile());
let phone = 79_166_000_000;

const say = (at: TestApp, audience: Audience, n: number, topic = 'test') =>
  transaction(at.db, (tx) => appendEvent(tx, at.clock, audience, topic, { n }));

/** As if announced some seconds ago; answers with its id. */
async function write(audience: Audience, n: number, secondsAgo: number): Promise<number> {
  const { rows } = await pgQuery(
    app.databaseUrl,
    `insert into events (audience, topic, data, created, written)
     values ($1, 'test', jsonb_build_object('n', $2::int), now(), now() - make_interval(secs => $3)) returning id`,
    [audience, n, secondsAgo],
  );
  return rows[0].id;
}

async function person() {
  phone += 1;
  const { access } = await logIn(app, String(phone));
  const { body } = await app.call('GET /api/v2/user', {}, { token: access });
  return { access, id: body.user_id, audience: `user:${body.user_id}` as const };
}

const numbers = (events: readonly { topic: string; data: Record<string, unknown> }[]) =>
  events.filter(({ topic }) => topic === 'test').map(({ data }) => data.n);

describe('a stream', () => {
  it('brings what is announced on another instance, in order and as an event stream', async () => {
    const { access, audience } = await person();
    const stream = await openStream(app, access);
    expect(stream.events[0]).toMatchObject({ topic: 'ready', id: expect.stringMatching(/^\d+$/) });
    for (const n of [1, 2, 3]) await say(elsewhere, audience, n);
    await waitFor(() => expect(numbers(stream.events)).toEqual([1, 2, 3]));
    stream.leave();
  });

  it('speaks the format a browser wants, and carries its request id', async () => {
    const { access } = await person();
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${access}` };
    const { headers: got } = await fetch(`${await listen(app)}/api/v4/events`, {
      headers,
      signal: leaving.signal,
    });
    leaving.abort();
    expect(got.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(got.get('cache-control')).toBe('no-store');
    expect(got.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('brings nothing meant for somebody else, nor for the staff', async () => {
    const [one, other] = [await person(), await person()];
    const stream = await openStream(app, one.access);
    await say(app, other.audience, 1);
    await say(app, 'staff', 2);
    await say(app, one.audience, 3);
    await waitFor(() => expect(numbers(stream.events)).toEqual([3]));
    stream.leave();
  });

  it('brings nothing of a transaction that was rolled back', async () => {
    const { access, audience } = await person();
    const stream = await openStream(app, access);
    const broken = transaction(app.db, async (tx) => {
      await appendEvent(tx, app.clock, audience, 'test', { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await say(app, audience, 2);
    await waitFor(() => expect(numbers(stream.events)).toEqual([2]));
    stream.leave();
  });

  it('starts at now without a cursor, and after the cursor with one', async () => {
    const { access, audience } = await person();
    for (const n of [1, 2, 3]) await say(app, audience, n);
    const fresh = await openStream(app, access);
    await say(app, audience, 4);
    await waitFor(() => expect(numbers(fresh.events)).toEqual([4]));
    const early = await openStream(elsewhere, access, '0');
    await waitFor(() => expect(numbers(early.events)).toEqual([1, 2, 3, 4]));
    const resumed = await openStream(elsewhere, access, early.events.at(-3)?.id);
    await waitFor(() => expect(numbers(resumed.events)).toEqual([3, 4]));
    for (const stream of [fresh, early, resumed]) stream.leave();
  });

  it('takes a cursor that is none for a fresh start', async () => {
    const { access } = await person();
    for (const cursor of ['-1', 'x', '1e3', '1.', '9'.repeat(40), '1;drop']) {
      const stream = await openStream(app, access, cursor);
      expect(stream.status).toBe(200);
      expect(stream.events[0]?.topic).toBe('ready');
      stream.leave();
    }
  });

  it('starts as far back as the reader has read, by the clock of the database', async () => {
    const { access, audience } = await person();
    // Minutes apart, and the newest ahead of time: a machine that stalls for a minute changes nothing.
    for (const [n, seconds] of [
      [1, 7_200],
      [2, 600],
      [3, 120],
      [4, -600],
    ] as const)
      await write(audience, n, seconds);
    for (const [sinceMs, expected] of [
      [0, [4]],
      [300_000, [3, 4]],
      [1_200_000, [2, 3, 4]],
      [86_400_000, [1, 2, 3, 4]],
    ] as const) {
      const stream = await openStream(elsewhere, access, sinceMs);
      // Streams bring events in order: once the newest is there, nothing older is still to come.
      await waitFor(() => expect(numbers(stream.events)).toEqual(expected));
      stream.leave();
    }
  });

  it('brings what happened between the first read and the opening, also when the product’s clock was moved', async () => {
    const { access, audience } = await person();
    await write(audience, 1, 3_600);
    const read = performance.now();
    await app.call('GET /api/v2/user', {}, { token: access });
    for (const [n, days] of [
      [2, -1],
      [3, 30],
    ] as const)
      await transaction(elsewhere.db, (tx) =>
        appendEvent(tx, createClock(days * 86_400), audience, 'test', { n }),
      );
    const stream = await openStream(app, access, Math.ceil(performance.now() - read));
    await say(elsewhere, audience, 4);
    await waitFor(() => expect(numbers(stream.events)).toEqual([2, 3, 4]));
    stream.leave();
  });

  it('takes a cursor before an age, and refuses an age that is none', async () => {
    const { access, audience } = await person();
    for (const n of [1, 2]) await say(app, audience, n);
    const seen = await openStream(app, access, '0');
    await waitFor(() => expect(numbers(seen.events)).toEqual([1, 2]));
    const get = (query: string, headers: Record<string, string> = {}) =>
      app.http.inject({
        url: `/api/v4/events?since_ms=${query}`,
        headers: { authorization: `Bearer ${access}`, ...headers },
        payloadAsStream: true,
      });
    const both = await get('60000', { 'last-event-id': seen.events[1]?.id ?? '' });
    const first = await both.stream().find((chunk) => String(chunk).includes('event: test'));
    both.stream().destroy();
    expect(String(first)).toContain('data: {"n":2}');
    for (const age of ['-1', '1.5', 'x', '86400001', '9'.repeat(400), 'Infinity', '1&since_ms=2'])
      expect((await get(age)).statusCode, age).toBe(400);
    seen.leave();
  });

  it('is for people who are signed in', async () => {
    const origin = await listen(app);
    for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const response = await fetch(`${origin}/api/v4/events`, { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'unauthorized' });
    }
    expect((await fetch(`${origin}/api/v4/events?token=x`)).status).toBe(401);
  });

  it('reads more than a page of what was missed', async () => {
    const { access, audience } = await person();
    await pgQuery(
      app.databaseUrl,
      `insert into events (audience, topic, data, created)
       select $1, 'test', jsonb_build_object('n', n), now() from generate_series(1, 450) n order by n`,
      [audience],
    );
    const stream = await openStream(app, access, '0');
    await waitFor(() => expect(numbers(stream.events)).toHaveLength(450));
    expect(numbers(stream.events)).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
    stream.leave();
  });
});

describe('the staff', () => {
  const grant = (userId: string) =>
    transaction(app.db, (tx) => createAuthAdmin(app.clock).grantRole(tx, userId, 'operator', null));

  async function operator() {
    const someone = await person();
    await grant(someone.id);
    await waitFor(async () => {
      const { body } = await app.call('GET /api/v2/user', {}, { token: someone.access });
      expect(body.staff_roles).toEqual(['operator']);
    });
    return someone;
  }

  it('hear their own events and those of the console, with a cursor for each', async () => {
    const { access, audience } = await operator();
    const stream = await openStream(app, access);
    expect(stream.events[0]?.id).toMatch(/^\d+(\.\d+)+$/);
    await say(app, audience, 1);
    await say(elsewhere, 'staff', 2);
    await waitFor(() => expect(numbers(stream.events).sort()).toEqual([1, 2]));
    stream.leave();
    await say(app, 'staff', 3);
    await say(app, audience, 4);
    const resumed = await openStream(app, access, stream.events.at(-1)?.id);
    await waitFor(() => expect(numbers(resumed.events).sort()).toEqual([3, 4]));
    resumed.leave();
  });

  it('hear both from as far back as they have read', async () => {
    const { access, audience } = await operator();
    const before = { staff: await write('staff', 10, 3_600), own: await write(audience, 20, 3_600) };
    for (const [who, n] of [
      [audience, 21],
      ['staff', 11],
      [audience, 22],
    ] as const)
      await say(elsewhere, who, n);
    const stream = await openStream(app, access, 300_000);
    expect(parseCursor(stream.events[0]?.id).slice(0, 2)).toEqual([before.own, before.staff]);
    await waitFor(() => expect(numbers(stream.events).sort()).toEqual([11, 21, 22]));
    stream.leave();
  });

  it('hear of the queues that their role opens, and of no other', async () => {
    const { access } = await operator();
    const stream = await openStream(app, access);
    await say(elsewhere, 'queue:privacy', 1);
    await say(elsewhere, 'queue:application', 2);
    await say(elsewhere, 'queue:ticket', 3);
    await waitFor(() => expect(numbers(stream.events).sort()).toEqual([2, 3]));
    stream.leave();
  });

  it('lose nothing of their own when they become staff: the stream ends and resumes', async () => {
    const { access, audience, id } = await person();
    const before = await openStream(app, access);
    await grant(id);
    await before.over;
    await say(app, audience, 1);
    const after = await openStream(app, access, before.events.at(-1)?.id);
    await waitFor(() => expect(numbers(after.events)).toEqual([1]));
    after.leave();
  });

  it('is what a cursor tells apart', () => {
    expect(parseCursor('17')).toEqual([17]);
    expect(parseCursor('17.204')).toEqual([17, 204]);
    for (const text of [undefined, '', '1.', '.1', '-1', '1,2', '9'.repeat(16)])
      expect(parseCursor(text)).toEqual([]);
  });
});

describe('the sweep', () => {
  it('removes what is older than a day and nothing else', async () => {
    const { audience } = await person();
    for (const hours of [25, 23, 0])
      await pgQuery(
        app.databaseUrl,
        `insert into events (audience, topic, data, created) values ($1, 'test', jsonb_build_object('n', $2::int), now() - make_interval(hours => $2))`,
        [audience, hours],
      );
    await sweepEvents(app.db, app.clock);
    const left = 'select data from events where audience = $1 order by id';
    const { rows } = await pgQuery(app.databaseUrl, left, [audience]);
    expect(rows.map(({ data }) => data.n)).toEqual([23, 0]);
  });
});

it('takes nothing that the contract does not know (checked by the compiler)', () => {
  const [tx, clock] = [null as never, null as never];
  const wrong = () => [
    // @ts-expect-error no such topic
    announce(tx, clock, toPerson('1'), 'orders', { id: '1' }),
    // @ts-expect-error a queue hears of cases, not of the owner's own record
    announce(tx, clock, toQueue('application'), 'owner', { part: 'tax' }),
    // @ts-expect-error everybody in the console at once is for rare acts
    announce(tx, clock, TO_CONSOLE, 'payment', { orderId: '1' }),
    // @ts-expect-error another payload
    announce(tx, clock, toPerson('1'), 'order', { id: 1 }),
  ];
  expect(wrong).toBeTypeOf('function');
});
