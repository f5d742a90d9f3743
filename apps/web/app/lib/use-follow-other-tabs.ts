import { useEffect, useState } from 'react';
import { session } from './client.ts';
import { loginPath } from './redirect.ts';
import type { Session } from './session.ts';
import { SESSION_KEYS } from './session-keys.ts';
import { markLeft } from './sign-out-notice.ts';

/**
 * What a tab that shows one person has to do, by what this browser remembers now. By the person shown, not by what stood there before:
 * signing out clears it, so that a next person comes after nobody.
 */
export function standingOf(
  now: Pick<Session, 'tokens' | 'user'>,
  shown: string,
): 'stay' | 'leave' | 'reload' {
  if (!now.tokens()) return 'leave';
  const signedIn = now.user()?.user_id;
  return signedIn !== undefined && signedIn !== shown ? 'reload' : 'stay';
}

const WATCHED: readonly (string | null)[] = [SESSION_KEYS.tokens, SESSION_KEYS.user, null];

/** Signing out in one tab signs out all of them; signing in as somebody else reloads them. */
export function useFollowOtherTabs(userId: string): void {
  // Whose data was read for this page: read again with somebody else's tokens it would be theirs, beside what is shown.
  const [shown] = useState(userId);
  useEffect(() => {
    const catchUp = () => {
      const standing = standingOf(session, shown);
      if (standing === 'leave') {
        markLeft();
        location.assign(loginPath(location.pathname + location.search));
      }
      if (standing === 'reload') location.reload();
    };
    const follow = ({ key }: StorageEvent) => WATCHED.includes(key) && catchUp();
    addEventListener('storage', follow);
    // Nobody listened while this page was loading, or stood in the browser's memory of pages left.
    addEventListener('pageshow', catchUp);
    catchUp();
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', catchUp);
    };
  }, [shown]);
}
