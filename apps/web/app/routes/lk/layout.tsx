import { OpeningScreen } from '../../components/loading-screen.tsx';
import { AnswerWatch } from '../../features/locks/answer-watch.tsx';
import { Bell } from '../../features/notifications/bell.tsx';
import { OfferWatch } from '../../features/offers/offer-watch.tsx';
import { AccountFailed } from '../../features/shell/account-failed.tsx';
import { useAccountMenu } from '../../features/shell/account-menu.ts';
import { AccountProviders } from '../../features/shell/account-providers.tsx';
import { AccountShell } from '../../features/shell/account-shell.tsx';
import { requireAccess } from '../../features/shell/require-access.ts';
import { useUnreadTickets } from '../../features/tickets/ticket-queries.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/layout.ts';

/** Signed in, and an owner or an employee. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireAccess(request, '/lk');

/** The person is asked for at opening; afterwards the query keeps itself fresh. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const text = useText();
  return <OpeningScreen words={text('shell.loading')} description={text('shell.page.description')} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <AccountFailed error={error} />;

function Frame() {
  const text = useText();
  return (
    <AccountShell
      home="/lk"
      items={useAccountMenu(useUnreadTickets())}
      profile
      tools={<Bell area="/lk" />}
      loading={text('shell.loading')}
    >
      <OfferWatch />
      <AnswerWatch />
    </AccountShell>
  );
}

export default function AccountLayout() {
  return (
    <AccountProviders>
      <Frame />
    </AccountProviders>
  );
}
