import { describe, expect, it, vi } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { listen, openStream } from '../../../test/live.ts';
import { createAuthAdmin } from '../../features/auth/admin.ts';
import { transaction } from '../database/transaction.ts';
import { type Audience, announce, sweepEvents } from './events.ts';
import { parseCursor } from './stream.ts';

const [app, elsewhere] = await twoInstances(afterFile());
let phone = 79_166_000_000;

const say = (at: TestApp, audience: Audience, n: number, topic = 'test') =>
  transaction(at.db, (tx) => announce(tx, at.clock, audience, topic, { n }));

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
    await vi.waitFor(() => expect(numbers(stream.events)).toEqual([1, 2, 3]));
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
    await vi.waitFor(() => expect(numbers(stream.events)).toEqual([3]));
    stream.leave();
  });

  it('brings nothing of a transaction that was rolled back', async () => {
    const { access, audience } = await person();
    const stream = await openStream(app, access);
    const broken = transaction(app.db, async (tx) => {
      await announce(tx, app.clock, audience, 'test', { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await say(app, audience, 2);
    await vi.waitFor(() => expect(numbers(stream.events)).toEqual([2]));
    stream.leave();
  });

  it('starts at now without a cursor, and after the cursor with one', async () => {
    const { access, audience } = await person();
    for (const n of [1, 2, 3]) await say(app, audience, n);
    const fresh = await openStream(app, access);
    await say(app, audience, 4);
    await vi.waitFor(() => expect(numbers(fresh.events)).toEqual([4]));
    const early = await openStream(elsewhere, access, '0');
    await vi.waitFor(() => expect(numbers(early.events)).toEqual([1, 2, 3, 4]));
    const resumed = await openStream(elsewhere, access, early.events.at(-3)?.id);
    await vi.waitFor(() => expect(numbers(resumed.events)).toEqual([3, 4]));
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
    await vi.waitFor(() => expect(numbers(stream.events)).toHaveLength(450));
    expect(numbers(stream.events)).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
    stream.leave();
  });
});

describe('the staff', () => {
  const grant = (userId: string) =>
    transaction(app.db, (tx) => createAuthAdmin(app.clock).grantRole(tx, userId, 'operator', null));

  it('hear their own events and those of the console, with a cursor for each', async () => {
    const { access, audience, id } = await person();
    await grant(id);
    await vi.waitFor(async () => {
      const { body } = await app.call('GET /api/v2/user', {}, { token: access });
      expect(body.staff_roles).toEqual(['operator']);
    });
    const stream = await openStream(app, access);
    expect(stream.events[0]?.id).toMatch(/^\d+(\.\d+)+$/);
    await say(app, audience, 1);
    await say(elsewhere, 'staff', 2);
    await vi.waitFor(() => expect(numbers(stream.events).sort()).toEqual([1, 2]));
    stream.leave();
    await say(app, 'staff', 3);
    await say(app, audience, 4);
    const resumed = await openStream(app, access, stream.events.at(-1)?.id);
    await vi.waitFor(() => expect(numbers(resumed.events).sort()).toEqual([3, 4]));
    resumed.leave();
  });

  it('hear of the queues that their role opens, and of no other', async () => {
    const { access, id } = await person();
    await grant(id);
    await vi.waitFor(async () => {
      const { body } = await app.call('GET /api/v2/user', {}, { token: access });
      expect(body.staff_roles).toEqual(['operator']);
    });
    const stream = await openStream(app, access);
    await say(elsewhere, 'queue:privacy', 1);
    await say(elsewhere, 'queue:application', 2);
    await say(elsewhere, 'queue:question', 3);
    await vi.waitFor(() => expect(numbers(stream.events).sort()).toEqual([2, 3]));
    stream.leave();
  });

  it('lose nothing of their own when they become staff: the stream ends and resumes', async () => {
    const { access, audience, id } = await person();
    const before = await openStream(app, access);
    await grant(id);
    await before.over;
    await say(app, audience, 1);
    const after = await openStream(app, access, before.events.at(-1)?.id);
    await vi.waitFor(() => expect(numbers(after.events)).toEqual([1]));
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
    for (const [n, hours] of [
      [1, 25],
      [2, 23],
      [3, 0],
    ] as const)
      await pgQuery(
        app.databaseUrl,
        `insert into events (audience, topic, data, created) values ($1, 'test', jsonb_build_object('n', $2::int), now() - make_interval(hours => $3))`,
        [audience, n, hours],
      );
    await sweepEvents(app.db, app.clock);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select data from events where audience = $1 order by id',
      [audience],
    );
    expect(rows.map(({ data }) => data.n)).toEqual([2, 3]);
  });
});
