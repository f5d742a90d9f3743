import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sweepCodes } from './code-store.ts';
import { sweepSessions } from './session-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const cleanUp = afterFile();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp });
});

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const column = async (text: string, values: unknown[] = []) =>
  (await pgQuery(app.databaseUrl, text, values)).rows.map((row) => Object.values(row)[0]);

const insertCode = (phone: string, created: Date) =>
  pgQuery(app.databaseUrl, `insert into login_codes values ($1, $2, 'RU', $3, '', $4, '', 5, $5, $5, null)`, [
    randomUUID(),
    phone,
    Buffer.from(phone),
    randomUUID(),
    created,
  ]);

describe('sweeping', () => {
  it('removes codes that no limit counts any more, and only those', async () => {
    await insertCode('1', ago(49 * HOUR));
    await insertCode('2', ago(47 * HOUR));
    await sweepCodes(app.db, ago(2 * DAY));
    expect(await column('select phone from login_codes')).toEqual(['2']);
  });

  it('removes tokens and hashes that have run out, and only those', async () => {
    const { access, refresh } = await logIn(app, '79161000001');
    const { body } = await app.call('POST /api/v4/hash', { body: {} }, { token: access });
    const [session] = await column('select session_id from access_tokens');
    const [user] = await column('select user_id from sessions');
    for (const [name, expires] of [
      ['late', ago(1000)],
      ['live', ago(-60_000)],
    ] as const) {
      const hash = Buffer.from(name);
      await pgQuery(app.databaseUrl, 'insert into access_tokens values ($1, $2, $3)', [
        hash,
        session,
        expires,
      ]);
      await pgQuery(app.databaseUrl, 'insert into refresh_tokens values ($1, $2, now(), $3, now())', [
        hash,
        session,
        expires,
      ]);
      await pgQuery(app.databaseUrl, 'insert into login_hashes values ($1, $2, now(), $3, null)', [
        hash,
        user,
        expires,
      ]);
    }
    await sweepSessions(app.db, app.clock.now());
    for (const table of ['access_tokens', 'refresh_tokens', 'login_hashes']) {
      const left = await column(`select encode(hash, 'escape') from ${table}`);
      expect(left, table).toHaveLength(2);
      expect(left, table).toContain('live');
    }
    expect((await app.call('GET /api/v2/user', {}, { token: access })).status).toBe(200);
    expect((await app.call('POST /api/v1/hash/use', { body: { token: body.token } })).status).toBe(200);
    expect((await app.call('POST /api/v2/token/refresh', { body: { token: refresh } })).status).toBe(200);
  });

  it('ends what the hash of a session opened when that session is over', async () => {
    const { access } = await logIn(app, '79161000009');
    const { body } = await app.call('POST /api/v4/hash', { body: {} }, { token: access });
    const used = await app.call('POST /api/v1/hash/use', { body: { token: body.token } });
    await pgQuery(
      app.databaseUrl,
      'update sessions set ended = now() where id = (select opened_by from sessions where opened_by is not null order by created desc limit 1)',
    );
    await sweepSessions(app.db, app.clock.now());
    const refresh = { body: { token: used.body.refresh.token } };
    expect((await app.call('POST /api/v2/token/refresh', refresh)).status).toBe(401);
  });

  it('ends sessions that nothing can refresh any more, and only those', async () => {
    const [kept, lost] = [await logIn(app, '79161000002'), await logIn(app, '79161000003')];
    const of = (phone: string) =>
      column('select ended is null from sessions join users on users.id = user_id where phone = $1', [phone]);
    await pgQuery(
      app.databaseUrl,
      `update refresh_tokens set expires = now() - interval '1 s' where session_id =
       (select sessions.id from sessions join users on users.id = user_id where phone = '79161000003')`,
    );
    await sweepSessions(app.db, app.clock.now());
    expect(await of('79161000002')).toEqual([true]);
    expect(await of('79161000003')).toEqual([false]);
    expect((await app.call('POST /api/v2/token/refresh', { body: { token: kept.refresh } })).status).toBe(
      200,
    );
    expect((await app.call('POST /api/v2/token/refresh', { body: { token: lost.refresh } })).status).toBe(
      401,
    );
  });

  it('is a job of the app, as is that of events', async () => {
    await insertCode('3', ago(3 * DAY));
    await pgQuery(
      app.databaseUrl,
      `insert into events (audience, topic, data, created) values ('staff', 'old', '{}', $1)`,
      [ago(2 * DAY)],
    );
    for (const name of ['auth.sweep', 'events.sweep']) await enqueue(app.db, app.clock, { name });
    await waitFor(async () => {
      expect(await column(`select phone from login_codes where phone = '3'`)).toEqual([]);
      expect(await column(`select id from events where topic = 'old'`)).toEqual([]);
    });
  });
});
