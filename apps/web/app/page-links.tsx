import { useEffect, useState } from 'react';
import { Links, useMatches } from 'react-router';
import { Sheets } from './lib/site/sheets.tsx';

const SITE = 'routes/site/layout';

/**
 * A public page carries its sheets inside, so that the first thing a phone downloads is all it needs to draw. The router's links
 * to the same sheets come once the page stands: navigations count on them.
 */
export function PageLinks() {
  const isSite = useMatches().some(({ id }) => id === SITE);
  const [drawn, setDrawn] = useState(!isSite || import.meta.env.DEV);
  useEffect(() => setDrawn(true), []);
  return (
    <>
      {import.meta.env.SSR && isSite && <Sheets />}
      {drawn && <Links />}
    </>
  );
}
