import { expect, test } from 'vitest';
import { LOCK_PERMISSIONS, lockPermission, lockToggles } from './permissions.ts';

test('two toggles and one word say the same', () => {
  expect(LOCK_PERMISSIONS.map(lockToggles)).toEqual([
    { open: false, activate: false },
    { open: true, activate: false },
    { open: false, activate: true },
    { open: true, activate: true },
  ]);
  expect(LOCK_PERMISSIONS.map((permission) => lockPermission(lockToggles(permission)))).toEqual([
    ...LOCK_PERMISSIONS,
  ]);
});
