/** Lock roles of an employee: two toggles on the screen, one word on the wire. */
export const LOCK_PERMISSIONS = ['none', 'open', 'activate', 'openAndActivate'] as const;

export type LockPermission = (typeof LOCK_PERMISSIONS)[number];

export interface LockToggles {
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
