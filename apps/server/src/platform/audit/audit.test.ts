import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { transaction } from '../database/transaction.ts';
import { audit } from './audit.ts';

const cleanUp = afterFile();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp });
});

const rowsOf = async (kind: string, id: string) =>
  (
    await pgQuery(
      app.databaseUrl,
      'select * from audit_log where subject_kind = $1 and subject_id = $2 order by id',
      [kind, id],
    )
  ).rows;
const write = (id: string, then: () => void = () => undefined) =>
  transaction(app.db, async (tx) => {
    const ownerId = randomUUID();
    const at = app.clock.now();
    const subject = { kind: 'test', id };
    await audit(tx, {
      at,
      actorId: null,
      action: 'file.read',
      subject,
      ownerId,
      data: { n: 1 },
      requestId: 'r',
      address: 'a',
    });
    then();
  });

describe('the audit', () => {
  it('keeps who did what to whose record', async () => {
    await write('1');
    const expected = { actor_id: null, action: 'file.read', data: { n: 1 }, request_id: 'r', address: 'a' };
    expect(await rowsOf('test', '1')).toEqual([expect.objectContaining(expected)]);
  });

  it('keeps nothing of what was rolled back', async () => {
    const broken = write('2', () => {
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(await rowsOf('test', '2')).toEqual([]);
  });

  it.each([
    `update audit_log set action = 'nothing'`,
    'update audit_log set id = default where false',
    'delete from audit_log',
    'truncate audit_log',
  ])('is append-only: %s', async (statement) => {
    await write('3');
    const before = await pgQuery(app.databaseUrl, 'select count(*) from audit_log');
    await expect(pgQuery(app.databaseUrl, statement)).rejects.toThrow('audit_log is append-only');
    expect((await pgQuery(app.databaseUrl, 'select count(*) from audit_log')).rows).toEqual(before.rows);
  });

  it('is written by log-in, log-out and the end of another session', async () => {
    const phone = '79161234567';
    const first = await logIn(app, phone);
    app.clock.set(60);
    const second = await logIn(app, phone);
    const { body } = await app.call('GET /api/v4/sessions', {}, { token: second.access });
    const [current, other] = [body.data[0]?.id ?? '', body.data[1]?.id ?? ''];
    await app.call('POST /api/v4/sessions/:id/end', { params: { id: other } }, { token: second.access });
    await app.call('POST /api/v4/logout', {}, { token: second.access });
    const { rows } = await pgQuery(app.databaseUrl, 'select id from users where phone = $1', [phone]);
    const person = { actor_id: rows[0].id, owner_id: rows[0].id };
    for (const [id, reason] of [
      [other, 'ended by its owner'],
      [current, 'log-out'],
    ] as const)
      expect(await rowsOf('session', id)).toEqual([
        expect.objectContaining({ ...person, action: 'session.opened', address: '127.0.0.1' }),
        expect.objectContaining({ ...person, action: 'session.ended', data: { reason } }),
      ]);
    expect((await app.call('GET /api/v2/user', {}, { token: first.access })).status).toBe(401);
  });

  it('tells of a stolen refresh token, and of nobody who did it', async () => {
    const { refresh, access } = await logIn(app, '79161234568');
    const { body } = await app.call('GET /api/v4/sessions', {}, { token: access });
    await app.call('POST /api/v2/token/refresh', { body: { token: refresh } });
    app.clock.set(app.clock.offsetSeconds() + 11);
    await app.call('POST /api/v2/token/refresh', { body: { token: refresh } });
    expect((await rowsOf('session', body.data[0]?.id ?? '')).at(-1)).toMatchObject({
      actor_id: null,
      action: 'session.ended',
      data: { reason: 'refresh token used twice' },
    });
  });
});
