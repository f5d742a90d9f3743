import { OpeningScreen } from '../../components/opening-screen.tsx';
import { useOpenRequests } from '../../features/privacy/requests/use-open-requests.ts';
import { useWaitingQuestions } from '../../features/questions/room/use-waiting-questions.ts';
import { useWaitingCounts } from '../../features/reviews/use-acts.ts';
import { AccountFailed } from '../../features/shell/account-failed.tsx';
import { AccountProviders } from '../../features/shell/account-providers.tsx';
import { AccountShell } from '../../features/shell/account-shell.tsx';
import { useConsoleMenu } from '../../features/shell/console-menu.ts';
import { openArea } from '../../features/shell/open-area.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/layout.ts';

/** Staff only; a partner has nothing to see here. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => openArea(request, '/manage');

export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const text = useText();
  return <OpeningScreen words={text('staff.loading')} description={text('staff.description')} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <AccountFailed error={error} />;

function Frame() {
  const text = useText();
  const items = useConsoleMenu({
    reviews: useWaitingCounts().total,
    questions: useWaitingQuestions(),
    privacy: useOpenRequests(),
  });
  return <AccountShell home="/manage" items={items} profile={false} loading={text('staff.loading')} />;
}

export default function ConsoleLayout() {
  return (
    <AccountProviders>
      <Frame />
    </AccountProviders>
  );
}
