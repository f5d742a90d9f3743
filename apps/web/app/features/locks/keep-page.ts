import { useEffect, useState } from 'react';
import { keepLoaded } from '../../lib/service-worker.ts';

/** A cache of the service worker (`worker/main.js`): what stands there is answered without a network. */
const PAGES = 'pages';

/** The loading screen of the account area: nobody's data. */
async function keepDocument(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const headers = new Headers(answer.headers);
  // It depends on what a browser sends with an opening and not with a fetch; without a network this page is the only one there is.
  headers.delete('vary');
  const pages = await caches.open(PAGES);
  await pages.put(address, new Response(await answer.blob(), { headers }));
}

async function keep(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(keepDocument));
  await keepLoaded();
}

const WAYS = ['', '?way=lock', '?way=reason'] as const;

/**
 * Whether this page opens again without a network. Its address was reached by a link of the app, and its files were loaded before the
 * service worker ruled the page: both are put where it looks. Nothing that the API answers goes there.
 */
export function useKeptPage(path: string, searches: readonly string[] = WAYS): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let here = true;
    // Never ready where there is none (development, private windows): then the page says so.
    navigator.serviceWorker?.ready
      .then(() => keep(searches.map((search) => path + search)))
      .then(() => here && setKept(true))
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [path, searches]);
  return kept;
}
