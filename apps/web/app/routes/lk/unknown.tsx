import { redirect } from 'react-router';
import { homeOf, isOwner } from '../../lib/guards.ts';
import { notify } from '../../lib/notifications/store.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/unknown.ts';

/**
 * An address that leads nowhere goes to the list, as specified, and says so: nobody takes the list for what they asked for. Whoever has
 * no applications is led to their own start page, and not into a registration that nobody asked for.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  notify({
    kind: 'warning',
    title: { key: 'shell.unknown.title' },
    text: { key: isOwner(user) ? 'shell.unknown.text' : 'shell.unknown.home' },
    seconds: 10,
  });
  return redirect(isOwner(user) ? '/lk/orders' : homeOf(user, readPageInfo().variant));
}

export default function Unknown() {
  return null;
}
