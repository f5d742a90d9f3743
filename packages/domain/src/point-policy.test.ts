import { describe, expect, test } from 'vitest';
import { LOCK_PERMISSIONS, POINT_ROLES, type PointRole } from './permissions.ts';
import {
  EMPLOYEE_ACTIONS,
  EMPLOYEE_STATES,
  type EmployeeAction,
  type EmployeeFacts,
  type EmployeeState,
  employeeAbilities,
  employeeRefusal,
  mayHoldLockPermission,
  POINT_ACTIONS,
  POINT_STATES,
  type PointAction,
  type PointState,
  pointAbilities,
  pointRefusal,
  roleMay,
} from './point-policy.ts';

const open: ReadonlySet<PointState> = new Set();
const actor = (role: PointRole) => ({ role, lock: 'open' as const });
/** An employee of today without a SNILS. */
const colleague: EmployeeFacts = { role: 'employee', self: false, deleted: false, hasSnils: false };

/** Roles in the order owner, firm owner, manager, employee, auditor, none; `+` may, `-` may not. */
const pointTable = {
  viewPoint: '+++++-',
  switchTo: '+++++-',
  seeRowMenu: '+++---',
  seeHistory: '+++-+-',
  seeBalance: '++--+-',
  editDetails: '++----',
  editArea: '++----',
  editTimetable: '++----',
  editSignboard: '+++---',
  appeal: '++----',
  move: '++----',
  listEmployees: '+++-+-',
  addEmployee: '++----',
  openLock: '++++--',
  activateLock: '++----',
  readTickets: '+++++-',
  writeTickets: '++++--',
  leave: '--+++-',
} as const satisfies Record<PointAction, string>;

const employeeTable = {
  revealEmployee: '+++---',
  seeRoles: '++----',
  setRoles: '++----',
  assignManager: '++----',
  setLockPermissions: '++----',
  changeSnils: '++----',
  deleteEmployee: '++----',
  recoverEmployee: '++----',
} as const satisfies Record<EmployeeAction, string>;

const expected = (row: string, index: number, role: PointRole) =>
  row[index] === '+' ? null : role === 'none' ? 'unknown' : 'forbidden';

describe.each(POINT_ROLES.map((role, index) => [role, index] as const))('%s', (role, index) => {
  test.each(POINT_ACTIONS)('%s', (action) => {
    expect(pointRefusal(actor(role), action, open)).toBe(expected(pointTable[action], index, role));
  });

  test.each(EMPLOYEE_ACTIONS)('%s', (action) => {
    const whom = action === 'recoverEmployee' ? { ...colleague, deleted: true } : colleague;
    expect(employeeRefusal(actor(role), action, open, whom)).toBe(
      expected(employeeTable[action], index, role),
    );
  });

  test('is sent the abilities that the policy allows', () => {
    const may = POINT_ACTIONS.filter((action) => pointTable[action][index] === '+');
    expect(pointAbilities(actor(role), open)).toEqual(may);
    const mayWith = EMPLOYEE_ACTIONS.filter(
      (action) => employeeTable[action][index] === '+' && action !== 'recoverEmployee',
    );
    expect(employeeAbilities(actor(role), open, colleague)).toEqual(mayWith);
  });
});

/** What a state takes from the owner, and nothing else. */
const takenByState = {
  closed: [
    'editDetails',
    'editArea',
    'editTimetable',
    'editSignboard',
    'move',
    'addEmployee',
    'activateLock',
  ],
  blocked: ['editDetails', 'editArea', 'editTimetable', 'editSignboard', 'move'],
  moving: ['move'],
  areaWaiting: ['editArea'],
  timetableWaiting: ['editTimetable'],
} as const satisfies Record<PointState, readonly PointAction[]>;

describe.each(POINT_STATES)('a point that is %s', (state) => {
  const taken: readonly PointAction[] = takenByState[state];

  test.each(POINT_ACTIONS)('%s by its owner', (action) => {
    const otherwise = pointRefusal(actor('owner'), action, open);
    expect(pointRefusal(actor('owner'), action, new Set([state]))).toBe(
      taken.includes(action) ? state : otherwise,
    );
  });

  test('opens nothing to anybody else', () => {
    for (const role of POINT_ROLES)
      for (const ability of pointAbilities(actor(role), new Set([state])))
        expect(roleMay(role, ability)).toBe(true);
  });
});

test('of several states the first is the reason', () => {
  expect(pointRefusal(actor('owner'), 'move', new Set(['moving', 'blocked', 'closed']))).toBe('closed');
  expect(pointRefusal(actor('owner'), 'editArea', new Set(['areaWaiting', 'blocked']))).toBe('blocked');
  expect(pointRefusal(actor('employee'), 'editArea', new Set(['blocked']))).toBe('forbidden');
  expect(pointRefusal(actor('none'), 'editArea', new Set(['blocked']))).toBe('unknown');
});

test('people are removed from a closed point, and none are brought back', () => {
  const closed = new Set(['closed'] as const);
  expect(employeeRefusal(actor('owner'), 'deleteEmployee', closed, colleague)).toBeNull();
  const gone = { ...colleague, deleted: true };
  expect(employeeRefusal(actor('owner'), 'recoverEmployee', closed, gone)).toBe('closed');
});

/** Which actions an owner can't do to whom, and why; all others go on. */
const takenByEmployee = {
  self: {
    whom: { ...colleague, role: 'owner', self: true },
    taken: ['setRoles', 'assignManager', 'deleteEmployee', 'recoverEmployee'],
  },
  owner: {
    whom: { ...colleague, role: 'firmOwner' },
    taken: ['setRoles', 'assignManager', 'deleteEmployee', 'recoverEmployee'],
  },
  deleted: {
    whom: { ...colleague, deleted: true },
    taken: ['setRoles', 'assignManager', 'setLockPermissions', 'changeSnils', 'deleteEmployee'],
  },
  notDeleted: { whom: colleague, taken: ['recoverEmployee'] },
  snilsSet: { whom: { ...colleague, hasSnils: true }, taken: ['changeSnils', 'recoverEmployee'] },
} as const satisfies Record<EmployeeState, { whom: EmployeeFacts; taken: readonly EmployeeAction[] }>;

describe.each(EMPLOYEE_STATES)('somebody who is %s', (state) => {
  const { whom, taken } = takenByEmployee[state];

  test.each(EMPLOYEE_ACTIONS)('%s', (action) => {
    const refused = employeeRefusal(actor('owner'), action, open, whom);
    expect(refused !== null).toBe((taken as readonly EmployeeAction[]).includes(action));
  });

  test('is the reason that is given', () => {
    expect(employeeRefusal(actor('owner'), taken[0], open, whom)).toBe(state);
  });
});

test.each(LOCK_PERMISSIONS)(
  'with the lock permission %s an employee opens it or not; owners always do',
  (lock) => {
    const opens = lock === 'open' || lock === 'openAndActivate' ? null : 'forbidden';
    for (const role of ['manager', 'employee'] as const)
      expect(pointRefusal({ role, lock }, 'openLock', open)).toBe(opens);
    for (const role of ['owner', 'firmOwner'] as const)
      expect(pointRefusal({ role, lock }, 'openLock', open)).toBeNull();
    expect(pointRefusal({ role: 'employee', lock }, 'activateLock', open)).toBe('forbidden');
  },
);

test.each([
  ['none', ['owner', 'firmOwner', 'manager', 'employee', 'auditor', 'none']],
  ['open', ['owner', 'firmOwner', 'manager', 'employee']],
  ['activate', ['owner', 'firmOwner']],
  ['openAndActivate', ['owner', 'firmOwner']],
] as const)('the lock permission %s may be held by', (permission, roles) => {
  expect(POINT_ROLES.filter((role) => mayHoldLockPermission(role, permission))).toEqual(roles);
});
