import { LoadingScreen } from '../../components/loading-screen.tsx';
import { SiteHead } from '../../components/site-head.tsx';
import { SwitchScreen } from '../../features/auth/switch-screen.tsx';
import { readSwitch } from '../../lib/account-switch.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/switch-account.ts';

/** Nothing is asked here without a link that brought somebody. */
export async function clientLoader() {
  const wanted = readSwitch();
  if (wanted) return wanted;
  location.replace('/lk');
  return new Promise<never>(() => undefined);
}

export function HydrateFallback() {
  const text = useText();
  return (
    <main>
      <SiteHead title={text('entrance.switch.page.title')} description={text('entrance.page.description')} />
      <h1 className="visually-hidden">{text('entrance.switch.title')}</h1>
      <LoadingScreen words={text('common.loading')} needs={text('shell.noscript')} />
    </main>
  );
}

export default function SwitchAccount({ loaderData }: Route.ComponentProps) {
  return <SwitchScreen wanted={loaderData} />;
}
