import { expect, test } from 'vitest';
import {
  ASSIGNABLE_ROLES,
  NEW_EMPLOYEE_PERMISSION,
  ownerStatus,
  PERMISSIONS,
  permissionOf,
  pointRole,
  ROLE_ACCEPTANCES,
  roleAt,
} from './permissions.ts';

test.each([
  ['PERM_NONE', 'none'],
  ['PERM_EMPLOYEE', 'employee'],
  ['PERM_OWNER', 'owner'],
  ['PERM_FIRM_EMPLOYEE', 'manager'],
  ['PERM_FIRM_OWNER', 'firmOwner'],
  ['PERM_AUDITOR', 'auditor'],
] as const)('%s is the role %s, both ways', (permission, role) => {
  expect(pointRole({ is_owner: true, permission })).toBe(role);
  expect(permissionOf(role)).toBe(permission);
});

test('an owner’s permission without the owner flag opens nothing; other roles need no flag', () => {
  expect(pointRole({ is_owner: false, permission: 'PERM_OWNER' })).toBe('none');
  expect(pointRole({ is_owner: false, permission: 'PERM_FIRM_OWNER' })).toBe('none');
  expect(pointRole({ is_owner: false, permission: 'PERM_FIRM_EMPLOYEE' })).toBe('manager');
});

test('owner status', () => {
  expect(ownerStatus({ registered: false, roles: [] })).toBe('none');
  expect(ownerStatus({ registered: true, roles: [] })).toBe('accepted');
  expect(ownerStatus({ registered: false, roles: [{ is_owner: true, permission: 'PERM_OWNER' }] })).toBe(
    'accepted',
  );
  expect(ownerStatus({ registered: false, roles: [{ is_owner: true, permission: 'PERM_FIRM_OWNER' }] })).toBe(
    'accepted',
  );
  expect(ownerStatus({ registered: false, roles: [{ is_owner: false, permission: 'PERM_OWNER' }] })).toBe(
    'none',
  );
  const others = PERMISSIONS.filter((permission) => !permission.endsWith('OWNER'));
  for (const permission of others) {
    expect(ownerStatus({ registered: false, roles: [{ is_owner: true, permission }] })).toBe('none');
  }
});

test('neither owner nor auditor can be handed out; a new employee starts as one', () => {
  expect(ASSIGNABLE_ROLES).toEqual(['manager', 'employee', 'none']);
  expect(NEW_EMPLOYEE_PERMISSION).toBe('PERM_EMPLOYEE');
});

const employee = { is_owner: false, permission: 'PERM_EMPLOYEE' } as const;
const owner = { is_owner: true, permission: 'PERM_OWNER' } as const;
const tie = { owns: false, grant: undefined, deleted: false, acceptance: 'accepted' } as const;

test('without a grant a person is nobody at a point, unless it is their own', () => {
  expect(roleAt(tie)).toBe('none');
  expect(roleAt({ ...tie, owns: true })).toBe('owner');
  expect(roleAt({ ...tie, owns: true, grant: employee })).toBe('owner');
});

test.each(ROLE_ACCEPTANCES)(
  'whoever has %s works here only if that is «accepted», and not once deleted',
  (acceptance) => {
    const role = acceptance === 'accepted' ? 'employee' : 'none';
    expect(roleAt({ ...tie, grant: employee, acceptance })).toBe(role);
    expect(roleAt({ ...tie, grant: employee, acceptance, deleted: true })).toBe('none');
  },
);

test('an owner accepts nobody and is deleted by nobody', () => {
  expect(roleAt({ ...tie, grant: owner, acceptance: 'none', deleted: true })).toBe('owner');
});
