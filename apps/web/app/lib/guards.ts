import type { UserInfo } from '@punkt/contract/user';
import type { Variant } from '@punkt/domain/site-pages';

export const isStaff = (user: UserInfo): boolean => user.staff_roles.length > 0;
export const isOwner = (user: UserInfo): boolean => user.owner_status === 'accepted';
/** Works at a point without owning anything: sees points and tickets, registers only when applying. */
export const isEmployee = (user: UserInfo): boolean => !isOwner(user) && user.roles.length > 0;

/** Where a person lands who asked for nothing in particular. */
export function homeOf(user: UserInfo, variant: Variant): string {
  if (isStaff(user)) return '/manage';
  if (isOwner(user)) return '/lk/orders';
  if (!isEmployee(user)) return '/registration';
  // The Georgian account area has no points.
  return variant === 'georgian' ? '/lk/tickets' : '/lk/pvz';
}

/** Where somebody goes on who wants to open a point. Whoever works at one may have come for that: registration is offered beside it. */
export const openingPath = (user: UserInfo, variant: Variant): string =>
  isOwner(user) ? '/lk/orders/create' : homeOf(user, variant);

/** May this person open that part at all? The finer rights are the server's to say. */
export function mayOpen(user: UserInfo, path: string): boolean {
  if (path.startsWith('/manage')) return isStaff(user);
  if (path.startsWith('/lk')) return isOwner(user) || isEmployee(user);
  return true;
}

/** After log-in: back to where one was going, unless that is not open to this person. */
export function afterLogin(user: UserInfo, next: string | null, variant: Variant): string {
  return next && !isPublicHome(next) && mayOpen(user, next) ? next : homeOf(user, variant);
}

const isPublicHome = (path: string): boolean => path === '/' || path.startsWith('/registration');
