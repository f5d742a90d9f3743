import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import type { CameraAccess, CamerasPort } from '../../providers/cameras/port.ts';
import { camerasOf } from './service.ts';
import { entered, stage, TOKEN_VENDOR } from './testing/stage.ts';

const cleanUp = afterFile();
const { db, url: databaseUrl, cameras, newOrder, owners, query, check, save } = await stage({ cleanUp });

/** What a recorder was asked with. */
async function listening() {
  const asked: CameraAccess[] = [];
  const port: CamerasPort = {
    read: async (_, access) => {
      asked.push(access);
      return [];
    },
  };
  return { asked, ...(await stage({ cleanUp: onTestFinished, databaseUrl, port })) };
}

describe('a check', () => {
  it('answers with each camera, keeps its history, and says what was there before', async () => {
    const { owner, orderId } = newOrder();
    const first = await check(owner, orderId, entered('off'));
    expect(first.check.is_validated).toBe(false);
    expect(first.previous).toBeUndefined();
    await query('update camera_checks set report = $1 where id = $2', [
      JSON.stringify({ cameras: [], trouble: null }),
      first.check.id,
    ]);
    const second = await check(owner, orderId, entered('off'));
    expect(second.previous?.id).toBe(first.check.id);
    expect(second.check.report.cameras.map(({ name, status }) => [name, status])).toEqual([
      ['Вход', 'online'],
      ['Клиентская зона', 'online'],
      ['Склад', 'offline'],
    ]);
    const audit = await query('select data from audit_log where actor_id = $1', [owner.userId]);
    expect(audit.map(({ data }) => data)).toEqual([
      { vendor: 'Песочница', isValidated: false, trouble: null },
      { vendor: 'Песочница', isValidated: false, trouble: null },
    ]);
  });

  it.each([
    ['garbage', {}, 'answer'],
    ['gone', {}, 'unreachable'],
    ['good', { password: 'wrong' }, 'credentials'],
    ['good', { vendor: '4', url: 'http://[::ffff:7f00:1]' }, 'address'],
  ])('of a recorder that can’t be asked (%s %o) is an answer, too: %s', async (answer, change, trouble) => {
    const { owner, orderId } = newOrder();
    const { check: made } = await check(owner, orderId, entered(answer, change));
    expect(made.report).toEqual({ cameras: [], trouble });
    expect(made.is_validated).toBe(false);
    // What was there before is what a recorder answered, not a time when it did not.
    expect((await check(owner, orderId, entered(answer, change))).previous).toBeUndefined();
  });

  it('of a recorder that hangs is answered in time, and so is whoever waits behind it', async () => {
    const hasty = await stage({ cleanUp: onTestFinished, databaseUrl, longestMs: 300 });
    const people = Array.from({ length: 40 }, () => hasty.newOrder());
    const answers = await Promise.all(
      people.map(({ owner, orderId }) => hasty.check(owner, orderId, entered('hangs'))),
    );
    expect(answers.map((answer) => answer.check.report.trouble)).toEqual(people.map(() => 'timeout'));
  });

  it('is not for others, not before approval, and not for ever', async () => {
    const { owner, orderId } = newOrder();
    const stranger = newOrder();
    const sent = entered('good');
    await expect(check(stranger.owner, orderId, sent)).rejects.toMatchObject({ code: 'not_found' });
    await expect(save(stranger.owner, orderId, sent)).rejects.toMatchObject({ code: 'not_found' });
    await expect(cameras.read(stranger.owner, orderId)).rejects.toMatchObject({ code: 'not_found' });
    owners.set(orderId, { ownerId: owner.userId, isActivating: false });
    await expect(check(owner, orderId, sent)).rejects.toMatchObject({ code: 'order_state' });
    await expect(save(owner, orderId, sent)).rejects.toMatchObject({ code: 'order_state' });
    expect((await cameras.read(owner, orderId)).current).toBeUndefined();
    owners.set(orderId, { ownerId: owner.userId, isActivating: true });
    for (let count = 0; count < 10; count += 1) await check(owner, orderId, sent);
    await expect(check(owner, orderId, sent)).rejects.toMatchObject({ code: 'too_many_requests' });
    await save(owner, orderId, sent);
  });

  it('whose application was sent meanwhile leaves nothing behind', async () => {
    let send = () => undefined as unknown;
    const port: CamerasPort = {
      read: async () => {
        send();
        return [];
      },
    };
    const slow = await stage({ cleanUp: onTestFinished, databaseUrl, port });
    const { owner, orderId } = slow.newOrder();
    send = () => slow.owners.set(orderId, { ownerId: owner.userId, isActivating: false });
    await expect(slow.check(owner, orderId, entered('good'))).rejects.toMatchObject({ code: 'order_state' });
    expect(await query('select from camera_checks where order_id = $1', [orderId])).toEqual([]);
  });
});

describe('credentials', () => {
  it('may be left out for the same vendor and address alone', async () => {
    const { asked, newOrder: order, check: ask, save: keep } = await listening();
    const { owner, orderId } = order();
    const bare = (change: object = {}) => entered('one', { login: '', password: '', ...change });
    await expect(ask(owner, orderId, bare())).rejects.toMatchObject({ code: 'validation_failed' });
    await ask(owner, orderId, entered('one'));
    await ask(owner, orderId, bare());
    await keep(owner, orderId, bare());
    await ask(owner, orderId, bare({ password: 'new' }));
    expect(asked.map(({ login, password }) => `${login}:${password}`)).toEqual([
      'admin:secret-9f2',
      'admin:secret-9f2',
      'admin:new',
    ]);
    for (const change of [
      { url: 'https://evil.example/one' },
      { url: `${bare().url}/` },
      { vendor: '4' },
      { vendor: TOKEN_VENDOR },
    ]) {
      const errors = [
        expect.objectContaining({ path: 'login' }),
        expect.objectContaining({ path: 'password' }),
      ];
      const refused = { code: 'validation_failed', details: { errors: expect.arrayContaining(errors) } };
      await expect(ask(owner, orderId, bare(change))).rejects.toMatchObject(refused);
      await expect(keep(owner, orderId, bare(change))).rejects.toMatchObject(refused);
    }
    expect(asked).toHaveLength(3);
  });

  it('of one application are not for another of the same owner', async () => {
    const { owner, orderId } = newOrder();
    await save(owner, orderId, entered('good'));
    const other = newOrder(owner.userId);
    await expect(check(owner, other.orderId, entered('good', { password: '' }))).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('lie sealed in the database', async () => {
    const { owner, orderId } = newOrder();
    await check(owner, orderId, entered('good', { login: 'login-a7c', password: 'password-b1d' }));
    await save(owner, orderId, entered('good', { login: 'login-a7c', password: 'password-b1d' }));
    for (const table of ['camera_settings', 'camera_checks', 'audit_log']) {
      const [{ text }] = await query(`select coalesce(string_agg(t::text, ''), '') as text from ${table} t`);
      expect(text).not.toContain('login-a7c');
      expect(text).not.toContain(Buffer.from('password-b1d').toString('hex'));
      expect(text).not.toContain('password-b1d');
    }
  });
});

describe('what is saved', () => {
  const validated = async (orderId: number) => (await camerasOf(db, orderId))?.isValidated;

  it('is valid when these very data passed the last check', async () => {
    const { owner, orderId } = newOrder();
    expect(await camerasOf(db, orderId)).toBeNull();
    await check(owner, orderId, entered('good'));
    expect(await camerasOf(db, orderId)).toBeNull();
    await save(owner, orderId, entered('good', { password: 'another' }));
    expect(await validated(orderId)).toBe(false);
    await save(owner, orderId, entered('good'));
    expect(await camerasOf(db, orderId)).toMatchObject({
      isValidated: true,
      vendor: 'Песочница',
      url: 'https://cameras.sandbox.example/good',
      report: { isValidated: true, trouble: null, cameras: [{ name: 'Вход', limitDays: 90 }, {}, {}] },
    });
  });

  it('stays while another recorder is tried, and follows its own checks', async () => {
    const { owner, orderId } = newOrder();
    await check(owner, orderId, entered('good'));
    await save(owner, orderId, entered('good'));
    await check(owner, orderId, entered('off'));
    expect(await validated(orderId)).toBe(true);
    const { current, saved } = await cameras.read(owner, orderId);
    expect([current?.state, current?.check?.is_validated]).toEqual(['tried', false]);
    expect(saved?.check?.is_validated).toBe(true);
    await query(`update camera_settings set url = replace(url, 'good', 'two') where order_id = $1`, [
      orderId,
    ]);
    await check(owner, orderId, entered('two'));
    expect(await validated(orderId)).toBe(false);
  });
});

it('stops asking the recorder when the caller has gone, and keeps nothing', async () => {
  const aborted = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const port: CamerasPort = {
    read: async (_, __, signal) => {
      begun.resolve();
      if (signal && !signal.aborted) await once(signal, 'abort');
      aborted.resolve();
      throw signal?.reason;
    },
  };
  const slow = await stage({ cleanUp: onTestFinished, databaseUrl, port, longestMs: 600_000 });
  const { owner, orderId } = slow.newOrder();
  const address = await slow.http.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const request = fetch(`${address}/api/promo/cameras/validate/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.userId}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...entered('good'), external_pickpoint_id: String(orderId) }),
    signal: leaving.signal,
  });
  await begun.promise;
  leaving.abort();
  await expect(request).rejects.toThrow('aborted');
  await aborted.promise;
  expect(await query('select from camera_checks where order_id = $1', [orderId])).toEqual([]);
});
