import { staffCan } from '@punkt/domain/staff';
import { redirect } from 'react-router';
import { ROOMS } from '../../features/shell/console-menu.ts';
import { ConsoleScreen } from '../../features/staff/console-screen.tsx';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/home.ts';

/** Straight to work; only who has no room here sees the page that says so. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { staff_roles } = await requireUser(request);
  const first = ROOMS.find(({ action }) => staffCan(staff_roles, action));
  if (first) throw redirect(`/manage/${first.room}`);
  return null;
}

export default function Console() {
  return <ConsoleScreen />;
}
