import { expect, test } from 'vitest';
import { LOCK_PERMISSIONS, lockPermission, lockToggles, mayHoldLockPermission } from './lock-permission.ts';
import { POINT_ROLES } from './permissions.ts';

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

test.each([
  ['none', ['owner', 'firmOwner', 'manager', 'employee', 'auditor', 'none']],
  ['open', ['owner', 'firmOwner', 'manager', 'employee']],
  ['activate', ['owner', 'firmOwner']],
  ['openAndActivate', ['owner', 'firmOwner']],
] as const)('%s may be held by', (permission, roles) => {
  expect(POINT_ROLES.filter((role) => mayHoldLockPermission(role, permission))).toEqual(roles);
});
