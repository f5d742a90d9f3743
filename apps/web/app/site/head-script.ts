import { SESSION_KEYS } from '../lib/session-keys.ts';

declare global {
  interface Window {
    /** The last press or sending: an island that takes over later looks whether it was meant for it. */
    punktLast?: Event;
  }
}

/**
 * Runs before anything is drawn, as text inside the page: who has signed in and who was not yet asked about cookies must not see
 * the other thing first. Its hash stands in the content policy.
 */
export const HEAD_SCRIPT = `{
const { documentElement: root, cookie } = document;
root.toggleAttribute('data-notice', !/(^|; )punkt_cookies=/.test(cookie));
try { root.toggleAttribute('data-session', localStorage.getItem('${SESSION_KEYS.tokens}') !== null); } catch {}
for (const act of ['click', 'submit']) addEventListener(act, (event) => { window.punktLast = event; }, true);
}`;

/** Pages of ours that a press is likely to lead to are fetched when the pointer rests on their link. Not those behind the log-in: they are shells. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/lk*', '/manage*', '/offers/*', '/*.pdf', '/sandbox*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
