import { redirect } from 'react-router';
import { SandboxScreen } from '../../features/sandbox/sandbox-screen.tsx';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { pageInfoContext } from '../../lib/page-info-server.ts';
import type { Route } from './+types/sandbox.ts';

/** In production mode there is no such page. */
const admit = (sandbox: boolean) => {
  if (!sandbox) throw redirect('/');
  return null;
};

export const loader = ({ context }: Route.LoaderArgs) => admit(context.get(pageInfoContext).info.sandbox);
export const clientLoader = () => admit(readPageInfo().sandbox);

export default function Sandbox() {
  return <SandboxScreen />;
}
