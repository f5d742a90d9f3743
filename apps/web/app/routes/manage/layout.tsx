import { useParams } from 'react-router';
import { OpeningScreen } from '../../components/loading-screen.tsx';
import { Bell } from '../../features/notifications/bell.tsx';
import { useMoneyAlerts } from '../../features/payments/money-query.ts';
import { useOpenRequests } from '../../features/privacy/requests/requests-query.ts';
import { useWaitingCounts } from '../../features/reviews/use-acts.ts';
import { AccountFailed } from '../../features/shell/account-failed.tsx';
import { AccountProviders } from '../../features/shell/account-providers.tsx';
import { AccountShell } from '../../features/shell/account-shell.tsx';
import { useConsoleMenu } from '../../features/shell/console-menu.ts';
import { requireConsole } from '../../features/shell/require-console.ts';
import { SectionGate } from '../../features/shell/section-gate.tsx';
import { useLive } from '../../lib/account/use-live.ts';
import { session } from '../../lib/client.ts';
import { useText } from '../../lib/i18n.tsx';
import { loginPath } from '../../lib/redirect.ts';
import type { Route } from './+types/layout.ts';

/** Staff only; a partner has nothing to see here. Whoever has signed out is asked to sign in by the page, never inside its frame. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const around = window.top ?? window;
  if (around === window || session.tokens()) return requireConsole(request);
  around.location.assign(loginPath(around.location.pathname));
  return new Promise<null>(() => undefined);
}

export const handle = { wide: true };

export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const text = useText();
  return <OpeningScreen words={text('staff.loading')} description={text('staff.description')} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <AccountFailed error={error} />;

function Frame() {
  const text = useText();
  const { total, messages } = useWaitingCounts();
  const items = useConsoleMenu({
    reviews: total,
    messages,
    privacy: useOpenRequests(),
    money: useMoneyAlerts(),
  });
  return (
    <AccountShell
      home="/manage"
      items={items}
      profile={false}
      tools={<Bell area="/manage" />}
      loading={text('staff.loading')}
      screen={<SectionGate />}
    />
  );
}

/** Beside a public page there is no frame, and news all the same. */
function Panel() {
  useLive();
  return <SectionGate alone />;
}

export default function ConsoleLayout() {
  return <AccountProviders>{useParams().place === 'panel' ? <Panel /> : <Frame />}</AccountProviders>;
}
