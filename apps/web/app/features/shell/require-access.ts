import { redirect } from 'react-router';
import { seedUser } from '../../lib/account/user-query.ts';
import { closedDoor } from '../../lib/closed-door.ts';
import { homeOf, isEmployee, isOwner, isStaff, mayOpen } from '../../lib/guards.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { requireUser } from '../../lib/require-user.ts';

/** For the loader of a signed-in part: a person who may not open it is redirected to their own start page. */
export async function requireAccess(request: Request, path: '/lk' | '/manage'): Promise<null> {
  const user = await requireUser(request);
  if (!mayOpen(user, path)) {
    const home = homeOf(user, readPageInfo().variant);
    // Whoever asked for their own start page, or is about to register, was refused nothing.
    const asked = new URL(request.url).pathname.replace(/\/$/, '') !== '/lk';
    const known = isStaff(user) || isOwner(user) || isEmployee(user);
    throw asked && known ? closedDoor(path === '/lk' ? 'account' : 'console', home) : redirect(home);
  }
  seedUser(user);
  return null;
}
