/** Wire names of a person's permission at one pickup point. */
export const PERMISSIONS = [
  'PERM_NONE',
  'PERM_EMPLOYEE',
  'PERM_OWNER',
  'PERM_FIRM_EMPLOYEE',
  'PERM_FIRM_OWNER',
  'PERM_AUDITOR',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const POINT_ROLES = ['owner', 'firmOwner', 'manager', 'employee', 'auditor', 'none'] as const;

export type PointRole = (typeof POINT_ROLES)[number];

export const POINT_ACTIONS = [
  'viewPoint',
  'seeRowMenu',
  'editDetails',
  'editArea',
  'editTimetable',
  'editSignboard',
  'move',
  'listEmployees',
  'revealEmployee',
  'addEmployee',
  'deleteEmployee',
  'recoverEmployee',
  'changeSnils',
  'setRoles',
  'assignManager',
  'setLockPermissions',
  'openLock',
  'activateLock',
  'seeOwnContacts',
  'readTickets',
  'writeTickets',
] as const;

export type PointAction = (typeof POINT_ACTIONS)[number];

/** One person's grant at one point, as the user entity carries it. */
export interface PointGrant {
  readonly is_owner: boolean;
  readonly permission: Permission;
}

export type OwnerStatus = 'none' | 'accepted';

const roleByPermission = {
  PERM_NONE: 'none',
  PERM_EMPLOYEE: 'employee',
  PERM_OWNER: 'owner',
  PERM_FIRM_EMPLOYEE: 'manager',
  PERM_FIRM_OWNER: 'firmOwner',
  PERM_AUDITOR: 'auditor',
} as const satisfies Record<Permission, PointRole>;

const permissionByRole = {
  owner: 'PERM_OWNER',
  firmOwner: 'PERM_FIRM_OWNER',
  manager: 'PERM_FIRM_EMPLOYEE',
  employee: 'PERM_EMPLOYEE',
  auditor: 'PERM_AUDITOR',
  none: 'PERM_NONE',
} as const satisfies Record<PointRole, Permission>;

const everything = POINT_ACTIONS;

/** Who may do what at a point. What is not written here is refused. */
const actionsByRole = {
  owner: everything,
  firmOwner: everything,
  manager: [
    'viewPoint',
    'seeRowMenu',
    'editSignboard',
    'listEmployees',
    'revealEmployee',
    'openLock',
    'readTickets',
    'writeTickets',
  ],
  employee: ['viewPoint', 'openLock', 'readTickets', 'writeTickets'],
  /** Reads, and nothing else. */
  auditor: ['viewPoint', 'listEmployees', 'readTickets'],
  none: [],
} as const satisfies Record<PointRole, readonly PointAction[]>;

/** Roles that may be given to an employee. Ownership comes by registration; the auditor is not assignable. */
export const ASSIGNABLE_ROLES = ['manager', 'employee', 'none'] as const satisfies readonly PointRole[];

/** Permission with which a new employee starts. */
export const NEW_EMPLOYEE_PERMISSION: Permission = 'PERM_EMPLOYEE';

/** Role scope choices of the employee form: only this point, some points, all points. */
export const ROLE_SCOPES = ['this', 'some', 'all'] as const;

export type RoleScope = (typeof ROLE_SCOPES)[number];

export function can(role: PointRole, action: PointAction): boolean {
  return (actionsByRole[role] as readonly PointAction[]).includes(action);
}

/** Every action open to a role: what the server sends along with a record as its abilities. */
export function abilities(role: PointRole): readonly PointAction[] {
  return actionsByRole[role];
}

export function permissionOf(role: PointRole): Permission {
  return permissionByRole[role];
}

/** An owner's permission without the owner flag is contradictory data and opens nothing. */
export function pointRole(grant: PointGrant): PointRole {
  const role = roleByPermission[grant.permission];
  return isOwnerRole(role) && !grant.is_owner ? 'none' : role;
}

export function isOwnerRole(role: PointRole): boolean {
  return role === 'owner' || role === 'firmOwner';
}

/**
 * `accepted` for whoever completed registration, or owns a point already. Working at a point makes nobody an
 * owner, so an employee stays at `none`.
 */
export function ownerStatus(user: { registered: boolean; roles: readonly PointGrant[] }): OwnerStatus {
  const owns = user.roles.some((grant) => isOwnerRole(pointRole(grant)));
  return user.registered || owns ? 'accepted' : 'none';
}
