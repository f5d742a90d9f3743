import { sitePageAt } from '@punkt/domain/site-pages';
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { prepareShell, SiteShell } from '../../features/content/shell/site-shell.tsx';
import { pageInfoContext } from '../../lib/page-info-server.ts';

const loadHelp = () => import('./help.tsx');

/** A page that only the other site has leads to the front door, as an unknown one does. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { variant } = context.get(pageInfoContext);
  return sitePageAt(new URL(request.url).pathname, variant) ? null : redirect('/');
}

export async function clientLoader() {
  await prepareShell();
  return null;
}

/** The shell is the same on every page. */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  return (
    <SiteShell loadHelp={loadHelp}>
      <Outlet />
    </SiteShell>
  );
}
