const HOME = 'https://same.origin';

/**
 * A path of our own to go on to, or `null`. Whatever a browser could read as another site is refused: `//host`, a
 * backslash, a scheme, control characters. So are the log-in pages: they lead nowhere.
 */
export function safeNext(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || hasTrick(value)) return null;
  let url: URL;
  try {
    url = new URL(value, HOME);
  } catch {
    return null;
  }
  if (url.origin !== HOME || url.pathname.startsWith('//') || isLoginPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function hasTrick(value: string): boolean {
  if (value.startsWith('//') || value.includes('\\')) return true;
  return [...value].some((character) => character.charCodeAt(0) < 0x20 || character === '\u007f');
}

const isLoginPath = (pathname: string): boolean => pathname === '/login' || pathname === '/login-page';

export function loginPath(from: string): string {
  const next = safeNext(from);
  return next && next !== '/' ? `/login?next=${encodeURIComponent(next)}` : '/login';
}

/** Pages that a person who is not signed in may see. */
export function isPublicPath(pathname: string): boolean {
  return !/^\/(lk|manage|registration)(\/|$)/.test(pathname);
}
