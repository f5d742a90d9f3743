import { useEffect } from 'react';
import { session } from './client.ts';
import { loginPath } from './redirect.ts';
import { SESSION_KEYS } from './session-keys.ts';

/** Signing out in one tab signs out all of them; signing in as somebody else reloads them. */
export function useFollowOtherTabs(): void {
  useEffect(() => {
    // Nobody listened while this page was loading, or stood in the browser's memory of pages left.
    const catchUp = () => {
      if (!session.tokens()) leave();
    };
    const follow = ({ key, newValue, oldValue }: StorageEvent) => {
      if ((key === SESSION_KEYS.tokens || key === null) && newValue === null) {
        leave();
      }
      if (key === SESSION_KEYS.user && newValue && oldValue && userId(newValue) !== userId(oldValue)) {
        location.reload();
      }
    };
    addEventListener('storage', follow);
    addEventListener('pageshow', catchUp);
    catchUp();
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', catchUp);
    };
  }, []);
}

const leave = (): void => location.assign(loginPath(location.pathname + location.search));

function userId(text: string): unknown {
  try {
    return (JSON.parse(text) as { user_id?: unknown }).user_id;
  } catch {
    return undefined;
  }
}
