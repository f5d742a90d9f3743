import { Outlet, redirect } from 'react-router';
import { LeavingScreen } from '../../components/leaving-screen.tsx';
import { OpeningScreen, wasOpening } from '../../components/opening-screen.tsx';
import { OfferWatch } from '../../features/offers/offer-watch.tsx';
import { AccountFailed } from '../../features/shell/account-failed.tsx';
import { useAccountMenu } from '../../features/shell/account-menu.ts';
import { AccountProviders } from '../../features/shell/account-providers.tsx';
import { AccountShell } from '../../features/shell/account-shell.tsx';
import { seedUser } from '../../lib/account/user-query.ts';
import { homeOf, mayOpen, requireUser } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import type { Route } from './+types/layout.ts';

/** Signed in, and an owner or an employee; everybody else is led to where they belong. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  if (!mayOpen(user, '/lk')) throw redirect(homeOf(user, readPageInfo().variant));
  seedUser(user);
  return null;
}

/** The person is asked for at opening; afterwards the query keeps itself fresh. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const text = useText();
  return <OpeningScreen words={text('shell.loading')} description={text('shell.page.description')} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AccountFailed error={error} />;
}

export default function AccountLayout() {
  return (
    <AccountProviders>
      <Frame />
    </AccountProviders>
  );
}

function Frame() {
  const text = useText();
  const items = useAccountMenu();
  return (
    <AccountShell home="/lk" items={items} profile>
      <Outlet />
      <OfferWatch />
      {wasOpening() && <LeavingScreen words={text('shell.loading')} />}
    </AccountShell>
  );
}
