import { staffCan } from '@punkt/domain/staff';
import { redirect } from 'react-router';
import { CONSOLE_SECTIONS } from '../../features/shell/console-menu.ts';
import { ConsoleScreen } from '../../features/staff/console-screen.tsx';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/home.ts';

/** Redirects to the first section; staff without any section see a page that says so. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { staff_roles } = await requireUser(request);
  const first = CONSOLE_SECTIONS.find(({ action }) => staffCan(staff_roles, action));
  if (first) throw redirect(`/manage/${first.section}`);
  return null;
}

export default function Console() {
  return <ConsoleScreen />;
}
