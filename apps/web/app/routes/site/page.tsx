import { type ClientLoaderFunctionArgs, redirect, useLocation } from 'react-router';
import { Show } from '../../lib/site/show.tsx';
import { pageIslands } from './page-islands.ts';

const at = (path: string) => pageIslands[path.replace(/\/$/, '')];

/** One route for all of them: each would stand in the list of routes that every first load carries. */
export function loader({ request }: { readonly request: Request }) {
  return at(new URL(request.url).pathname) ? null : redirect('/');
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const island = at(new URL(request.url).pathname);
  return island ? island.prepare() : redirect('/');
}

export default function SitePage() {
  const { pathname } = useLocation();
  const island = at(pathname);
  return island ? <Show key={island.id} island={island} /> : null;
}
