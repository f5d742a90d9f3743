import { redirect } from 'react-router';
import { PayScreen } from '../../features/sandbox/pay/pay-screen.tsx';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { pageInfoContext } from '../../lib/page-info-server.ts';
import type { Route } from './+types/sandbox-pay.ts';

/** In production mode there is no such page: the bank has its own. */
const admit = (sandbox: boolean) => {
  if (!sandbox) throw redirect('/');
  return null;
};

export const loader = ({ context }: Route.LoaderArgs) => admit(context.get(pageInfoContext).info.sandbox);
export const clientLoader = () => admit(readPageInfo().sandbox);

export default function SandboxPay({ params }: Route.ComponentProps) {
  return <PayScreen id={params.id} />;
}
