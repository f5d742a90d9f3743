import { useEffect } from 'react';
import { session } from '../../lib/client.ts';
import { safeNext } from '../../lib/redirect.ts';
import { countLate } from '../../lib/site/count-late.ts';

/** Whoever the account area sent here to sign in again is no visitor of the site. */
function isSentBack(): boolean {
  const next = safeNext(new URLSearchParams(location.search).get('next'));
  return /^\/(lk|manage)(\/|$)/.test(next ?? '');
}

export function useCountOpening(): void {
  useEffect(() => {
    if (!session.tokens() && !isSentBack()) countLate('login_opened');
  }, []);
}
