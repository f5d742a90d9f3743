import { isOwnerRole, type LockPermission, lockToggles, type PointRole } from './permissions.ts';

/** What is done at a point. */
export const POINT_ACTIONS = [
  'viewPoint',
  'switchTo',
  'seeRowMenu',
  'seeHistory',
  'seeBalance',
  'editDetails',
  'editArea',
  'editTimetable',
  'editSignboard',
  'appeal',
  'move',
  'listEmployees',
  'addEmployee',
  'openLock',
  'activateLock',
  'readTickets',
  'writeTickets',
  'leave',
] as const;

/** What is done to one person who works, or worked, at a point. */
export const EMPLOYEE_ACTIONS = [
  'revealEmployee',
  'seeRoles',
  'setRoles',
  'assignManager',
  'setLockPermissions',
  'changeSnils',
  'deleteEmployee',
  'recoverEmployee',
] as const;

export type PointAction = (typeof POINT_ACTIONS)[number];
export type EmployeeAction = (typeof EMPLOYEE_ACTIONS)[number];
type Action = PointAction | EmployeeAction;

/** Everything but leaving: a point has an owner until it is handed over. */
const owner = [
  ...POINT_ACTIONS.filter((action) => action !== 'leave'),
  ...EMPLOYEE_ACTIONS,
] as const satisfies readonly Action[];

/** Who may do what, in a point and with people as they usually are. What is not written here is refused. */
const actionsByRole: Readonly<Record<PointRole, readonly Action[]>> = {
  owner,
  firmOwner: owner,
  manager: [
    'viewPoint',
    'switchTo',
    'seeRowMenu',
    'seeHistory',
    'editSignboard',
    'listEmployees',
    'revealEmployee',
    'openLock',
    'readTickets',
    'writeTickets',
    'leave',
  ],
  employee: ['viewPoint', 'switchTo', 'openLock', 'readTickets', 'writeTickets', 'leave'],
  /** Reads, and nothing else. */
  auditor: ['viewPoint', 'switchTo', 'seeHistory', 'seeBalance', 'listEmployees', 'readTickets', 'leave'],
  none: [],
};

export const roleMay = (role: PointRole, action: Action): boolean => actionsByRole[role].includes(action);

/** States of a point that close some actions to everybody. The first that applies is the reason that is given. */
export const POINT_STATES = ['closed', 'blocked', 'moving', 'areaWaiting', 'timetableWaiting'] as const;

export type PointState = (typeof POINT_STATES)[number];

const EDITING = ['editDetails', 'editArea', 'editTimetable', 'editSignboard', 'move'] as const;

const closedByState: Readonly<Record<PointState, readonly Action[]>> = {
  closed: [...EDITING, 'addEmployee', 'recoverEmployee', 'activateLock'],
  /** Read only; people can still be removed, the lock opened and staff asked. */
  blocked: EDITING,
  moving: ['move'],
  areaWaiting: ['editArea'],
  timetableWaiting: ['editTimetable'],
};

/** The person something is done to. */
export interface EmployeeFacts {
  readonly role: PointRole;
  readonly self: boolean;
  readonly deleted: boolean;
  readonly hasSnils: boolean;
}

/** What a person is like that an action can't be done to them. */
export const EMPLOYEE_STATES = ['self', 'owner', 'deleted', 'notDeleted', 'snilsSet'] as const;

export type EmployeeState = (typeof EMPLOYEE_STATES)[number];

const closedByEmployee: Readonly<Record<EmployeeState, readonly EmployeeAction[]>> = {
  self: ['deleteEmployee', 'recoverEmployee', 'setRoles', 'assignManager'],
  owner: ['deleteEmployee', 'recoverEmployee', 'setRoles', 'assignManager'],
  deleted: ['deleteEmployee', 'setRoles', 'assignManager', 'setLockPermissions', 'changeSnils'],
  notDeleted: ['recoverEmployee'],
  /** Set once; a change goes by ticket. */
  snilsSet: ['changeSnils'],
};

/** Whoever acts: what they are at the point, and whether the owner lets them open its lock. */
export interface PointActor {
  readonly role: PointRole;
  readonly lock: LockPermission;
}

/**
 * Why not. `unknown`: to whoever has no role here the point does not exist. `forbidden`: the role does not allow it. Anything
 * else would be allowed at another time, or for another person.
 */
export type Refusal = 'unknown' | 'forbidden' | PointState | EmployeeState;

/** Activating the lock goes with ownership; opening it is given to a person, and owners have it. */
function lockForbids({ role, lock }: PointActor, action: Action): boolean {
  return action === 'openLock' && !isOwnerRole(role) && !lockToggles(lock).open;
}

function employeeStates({ role, self, deleted, hasSnils }: EmployeeFacts): EmployeeState[] {
  const applies = {
    self,
    owner: isOwnerRole(role),
    deleted,
    notDeleted: !deleted,
    snilsSet: hasSnils,
  } satisfies Record<EmployeeState, boolean>;
  return EMPLOYEE_STATES.filter((state) => applies[state]);
}

function refusalAtPoint(actor: PointActor, action: Action, states: ReadonlySet<PointState>): Refusal | null {
  if (!roleMay(actor.role, 'viewPoint')) return 'unknown';
  if (!roleMay(actor.role, action) || lockForbids(actor, action)) return 'forbidden';
  return POINT_STATES.find((state) => states.has(state) && closedByState[state].includes(action)) ?? null;
}

/** Null where it is allowed. */
export const pointRefusal = (
  actor: PointActor,
  action: PointAction,
  states: ReadonlySet<PointState>,
): Refusal | null => refusalAtPoint(actor, action, states);

/** Null where it is allowed. */
export const employeeRefusal = (
  actor: PointActor,
  action: EmployeeAction,
  states: ReadonlySet<PointState>,
  employee: EmployeeFacts,
): Refusal | null =>
  refusalAtPoint(actor, action, states) ??
  employeeStates(employee).find((state) => closedByEmployee[state].includes(action)) ??
  null;

/** Everything that is open to somebody at a point as it stands: travels with the record. */
export const pointAbilities = (actor: PointActor, states: ReadonlySet<PointState>): PointAction[] =>
  POINT_ACTIONS.filter((action) => pointRefusal(actor, action, states) === null);

export const employeeAbilities = (
  actor: PointActor,
  states: ReadonlySet<PointState>,
  employee: EmployeeFacts,
): EmployeeAction[] =>
  EMPLOYEE_ACTIONS.filter((action) => employeeRefusal(actor, action, states, employee) === null);

/** Opening may be given to anybody who works at the point; activating goes with ownership alone. */
export function mayHoldLockPermission(role: PointRole, permission: LockPermission): boolean {
  const { open, activate } = lockToggles(permission);
  return (!open || roleMay(role, 'openLock')) && (!activate || roleMay(role, 'activateLock'));
}
