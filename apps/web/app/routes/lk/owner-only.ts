import { closedDoor } from '../../lib/closed-door.ts';
import { isOwner } from '../../lib/guards.ts';
import { requireUser } from '../../lib/require-user.ts';

/** Pages that change an owner's record: anybody else reads their profile. */
export async function ownerOnly(request: Request) {
  const user = await requireUser(request);
  if (!isOwner(user)) throw closedDoor('owner', '/lk/profile');
  return user;
}
