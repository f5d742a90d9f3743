import { redirect } from 'react-router';
import { seedUser } from '../../lib/account/user-query.ts';
import { homeOf, mayOpen } from '../../lib/guards.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { requireUser } from '../../lib/require-user.ts';

/** For the loader of a signed-in part: a person who may not open it is redirected to their own start page. */
export async function requireAccess(request: Request, path: '/lk' | '/manage'): Promise<null> {
  const user = await requireUser(request);
  if (!mayOpen(user, path)) throw redirect(homeOf(user, readPageInfo().variant));
  seedUser(user);
  return null;
}
