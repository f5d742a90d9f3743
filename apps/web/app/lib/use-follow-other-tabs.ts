import { useEffect } from 'react';
import { loginPath } from './redirect.ts';
import { SESSION_KEYS } from './session-keys.ts';

/** Signing out in one tab signs out all of them; signing in as somebody else reloads them. */
export function useFollowOtherTabs(): void {
  useEffect(() => {
    const follow = ({ key, newValue, oldValue }: StorageEvent) => {
      if ((key === SESSION_KEYS.tokens || key === null) && newValue === null) {
        location.assign(loginPath(location.pathname + location.search));
      }
      if (key === SESSION_KEYS.user && newValue && oldValue && userId(newValue) !== userId(oldValue)) {
        location.reload();
      }
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
}

function userId(text: string): unknown {
  try {
    return (JSON.parse(text) as { user_id?: unknown }).user_id;
  } catch {
    return undefined;
  }
}
