import { Outlet, redirect } from 'react-router';
import { LeavingScreen } from '../../components/leaving-screen.tsx';
import { OpeningScreen, wasOpening } from '../../components/opening-screen.tsx';
import { useOpenRequests } from '../../features/privacy/requests/use-open-requests.ts';
import { useWaitingCounts } from '../../features/reviews/use-waiting-count.ts';
import { AccountFailed } from '../../features/shell/account-failed.tsx';
import { AccountProviders } from '../../features/shell/account-providers.tsx';
import { AccountShell } from '../../features/shell/account-shell.tsx';
import { useConsoleMenu } from '../../features/shell/console-menu.ts';
import { seedUser } from '../../lib/account/user-query.ts';
import { isStaff, requireUser } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/layout.ts';

/** Staff only; a partner has nothing to see here. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  if (!isStaff(user)) throw redirect('/lk');
  seedUser(user);
  return null;
}

export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const text = useText();
  return <OpeningScreen words={text('staff.loading')} description={text('staff.description')} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AccountFailed error={error} />;
}

export default function ConsoleLayout() {
  return (
    <AccountProviders>
      <Frame />
    </AccountProviders>
  );
}

function Frame() {
  const text = useText();
  const items = useConsoleMenu({ reviews: useWaitingCounts().total, privacy: useOpenRequests() });
  return (
    <AccountShell home="/manage" items={items} profile={false}>
      <Outlet />
      {wasOpening() && <LeavingScreen words={text('staff.loading')} />}
    </AccountShell>
  );
}
