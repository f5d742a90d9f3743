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

/** Roles that may be given to an employee. Ownership comes by registration; the auditor is not assignable. */
export const ASSIGNABLE_ROLES = ['manager', 'employee', 'none'] as const satisfies readonly PointRole[];

/** Permission with which a new employee starts. */
export const NEW_EMPLOYEE_PERMISSION: Permission = 'PERM_EMPLOYEE';

/** Role scope choices of the employee form: only this point, some points, all points. */
export const ROLE_SCOPES = ['this', 'some', 'all'] as const;

export type RoleScope = (typeof ROLE_SCOPES)[number];

export function permissionOf(role: PointRole): Permission {
  return permissionByRole[role];
}

/** An owner's permission without the owner flag is contradictory data and opens nothing. */
export function pointRole(grant: PointGrant): PointRole {
  const role = roleByPermission[grant.permission];
  return isOwnerRole(role) && !grant.is_owner ? 'none' : role;
}

/** Whether a person has agreed to work for an owner: `none` was never asked, `notAccepted` declined or left. */
export const ROLE_ACCEPTANCES = ['accepted', 'none', 'notAccepted'] as const;

export type RoleAcceptance = (typeof ROLE_ACCEPTANCES)[number];

/** What ties a person to a point. */
export interface PointTie {
  /** The point's own record names this person as its owner. */
  readonly owns: boolean;
  readonly grant: PointGrant | undefined;
  /** Removed by the owner; kept so that they can be recovered. */
  readonly deleted: boolean;
  readonly acceptance: RoleAcceptance;
}

/** What a person is at a point. Whoever was removed, or has not agreed to work for this owner, is nobody there. */
export function roleAt({ owns, grant, deleted, acceptance }: PointTie): PointRole {
  if (owns) return 'owner';
  const role = grant ? pointRole(grant) : 'none';
  if (isOwnerRole(role)) return role;
  return deleted || acceptance !== 'accepted' ? 'none' : role;
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

/** Lock roles of an employee: two toggles on the screen, one word on the wire. */
export const LOCK_PERMISSIONS = ['none', 'open', 'activate', 'openAndActivate'] as const;

export type LockPermission = (typeof LOCK_PERMISSIONS)[number];

interface LockToggles {
  readonly open: boolean;
  readonly activate: boolean;
}

const toggles = {
  none: { open: false, activate: false },
  open: { open: true, activate: false },
  activate: { open: false, activate: true },
  openAndActivate: { open: true, activate: true },
} as const satisfies Record<LockPermission, LockToggles>;

export function lockToggles(permission: LockPermission): LockToggles {
  return toggles[permission];
}

export function lockPermission({ open, activate }: LockToggles): LockPermission {
  if (activate) return open ? 'openAndActivate' : 'activate';
  return open ? 'open' : 'none';
}
