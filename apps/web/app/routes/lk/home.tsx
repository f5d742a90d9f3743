import { redirect } from 'react-router';
import { homeOf } from '../../lib/guards.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/home.ts';

/** `/lk` itself: to where this person's work is. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  throw redirect(homeOf(user, readPageInfo().variant));
}

export default function Home() {
  return null;
}
