import { redirect } from 'react-router';
import { closedDoor } from '../../lib/closed-door.ts';
import { homeOf, isEmployee, isOwner, isStaff } from '../../lib/guards.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { requireUser } from '../../lib/require-user.ts';

/** Applications are an owner's. An employee who wants one registers first. */
export async function ordersOnly(request: Request): Promise<null> {
  const user = await requireUser(request);
  if (isOwner(user)) return null;
  if (isStaff(user)) throw closedDoor('account', homeOf(user, readPageInfo().variant));
  throw isEmployee(user) ? closedDoor('orders', '/registration') : redirect('/registration');
}
