import { useEffect, useState } from 'react';
import { Links, useMatches, useNavigation } from 'react-router';
import { Sheets } from './lib/site/sheets.tsx';

const SITE = 'routes/site/layout';

/**
 * A public page carries its sheets inside, so that the first thing a phone downloads is all it needs to draw. The router's links
 * to the same sheets come with the first navigation, which counts on them: the same rules once more would make the browser lay out the
 * whole page again.
 */
export function PageLinks() {
  const isSite = useMatches().some(({ id }) => id === SITE);
  const [drawn, setDrawn] = useState(!isSite || import.meta.env.DEV);
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (leaving) setDrawn(true);
  }, [leaving]);
  return (
    <>
      {import.meta.env.SSR && isSite && <Sheets />}
      {drawn && <Links />}
    </>
  );
}
