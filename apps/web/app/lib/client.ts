import { createApi } from './api.ts';
import { isPublicPath, loginPath } from './redirect.ts';
import { createSession } from './session.ts';
import { markSessionEnded } from './sign-out-notice.ts';
import { browserStorage } from './storage.ts';

/** The browser's own session and API. Importing it on the server is harmless; calling it there is not meant. */
export const session = createSession(browserStorage('localStorage'));

const client = createApi({
  session,
  language: () => document.documentElement.lang,
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  onSessionEnd() {
    const here = location.pathname + location.search;
    // A public page goes on as a stranger's; only the account area has nothing to show one.
    if (isPublicPath(location.pathname)) return;
    markSessionEnded();
    location.assign(loginPath(here));
  },
});

export const api = client.call;
export const openStream = client.open;
export const oldestReading = client.oldestReading;
