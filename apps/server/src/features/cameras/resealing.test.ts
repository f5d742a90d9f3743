import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import type { VaultKey } from '../../platform/vault.ts';
import { entered, stage } from './testing/stage.ts';

const cleanUp = afterFile();
const key = (id: string): VaultKey => ({ id, key: randomBytes(32) });
const [oldest, old, current] = [key('2025-01'), key('2026-01'), key('2027-01')];

it('a new key takes over every night what lies under others; the log says what is left', async () => {
  const before = await stage({ cleanUp, keys: [old] });
  const databaseUrl = before.url;
  const lost = await stage({ cleanUp, databaseUrl, keys: [oldest] });
  const { owner, orderId } = before.newOrder();
  await before.check(owner, orderId, entered('good'));
  await before.save(owner, orderId, entered('good'));
  const unreadable = lost.newOrder();
  await lost.save(unreadable.owner, unreadable.orderId, entered('good'));

  const after = await stage({ cleanUp, databaseUrl, keys: [current, old] });
  after.owners.set(orderId, { ownerId: owner.userId, isActivating: true });
  after.owners.set(unreadable.orderId, { ownerId: unreadable.owner.userId, isActivating: true });
  const bare = entered('good', { login: '', password: '' });
  await after.check(owner, orderId, bare);
  expect(await after.cameras.reseal()).toEqual({ resealed: 2, left: 1 });
  expect(await after.cameras.reseal()).toEqual({ resealed: 0, left: 1 });

  const alone = await stage({ cleanUp, databaseUrl, keys: [current] });
  for (const [id, known] of after.owners) alone.owners.set(id, known);
  expect((await alone.check(owner, orderId, bare)).check.is_validated).toBe(true);
  // Its key is gone for ever: the owner enters the password again, and all is well.
  await expect(alone.check(unreadable.owner, unreadable.orderId, bare)).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await alone.save(unreadable.owner, unreadable.orderId, entered('good'));
  expect(await alone.cameras.reseal()).toEqual({ resealed: 0, left: 0 });
});

it('what was tried and never saved is forgotten after a month', async () => {
  const { newOrder, check, save, clock, cameras, query } = await stage({ cleanUp });
  const { owner, orderId } = newOrder();
  await check(owner, orderId, entered('good'));
  clock.set(29 * 86_400);
  await cameras.reseal();
  expect((await cameras.read(owner, orderId)).current?.state).toBe('tried');
  await save(owner, orderId, entered('good'));
  clock.set(61 * 86_400);
  await cameras.reseal();
  expect((await cameras.read(owner, orderId)).current?.state).toBe('saved');
  expect(await query('select state from camera_settings')).toEqual([{ state: 'saved' }]);
});
