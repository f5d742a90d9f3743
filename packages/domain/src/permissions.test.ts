import { describe, expect, test } from 'vitest';
import {
  ASSIGNABLE_ROLES,
  abilities,
  can,
  NEW_EMPLOYEE_PERMISSION,
  ownerStatus,
  PERMISSIONS,
  POINT_ACTIONS,
  POINT_ROLES,
  permissionOf,
  pointRole,
} from './permissions.ts';

/** Roles in the order owner, firm owner, manager, employee, auditor, none; `+` may, `-` may not. */
const table = {
  viewPoint: '+++++-',
  seeRowMenu: '+++---',
  editDetails: '++----',
  editArea: '++----',
  editTimetable: '++----',
  editSignboard: '+++---',
  move: '++----',
  listEmployees: '+++-+-',
  revealEmployee: '+++---',
  addEmployee: '++----',
  deleteEmployee: '++----',
  recoverEmployee: '++----',
  changeSnils: '++----',
  setRoles: '++----',
  assignManager: '++----',
  setLockPermissions: '++----',
  openLock: '++++--',
  activateLock: '++----',
  seeOwnContacts: '++----',
  readTickets: '+++++-',
  writeTickets: '++++--',
} as const satisfies Record<(typeof POINT_ACTIONS)[number], string>;

describe.each([...POINT_ACTIONS])('%s', (action) => {
  test('is allowed to exactly these roles', () => {
    const allowed = POINT_ROLES.map((role) => (can(role, action) ? '+' : '-')).join('');
    expect(allowed).toBe(table[action]);
  });
});

test('abilities of a role are the actions it can do', () => {
  for (const role of POINT_ROLES) {
    expect([...abilities(role)].sort()).toEqual(POINT_ACTIONS.filter((action) => can(role, action)).sort());
  }
});

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
