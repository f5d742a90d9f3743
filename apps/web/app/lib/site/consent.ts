import { writeCookie } from '../cookie.ts';

const NAME = 'punkt_cookies';
/** The privacy policy tells it too. */
export const CONSENT_DAYS = 90;
const SECONDS = CONSENT_DAYS * 24 * 60 * 60;

/** The cookie is the truth; the entry in storage only wakes other tabs, and the event this one. */
export const hasConsent = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`);

export function giveConsent(): void {
  writeCookie(NAME, '1', SECONDS);
  try {
    localStorage.setItem(NAME, String(Date.now()));
  } catch {
    // Storage is forbidden here: the other tabs notice when they are loaded anew.
  }
  dispatchEvent(new Event(NAME));
}

/** Told once consent is given, in whichever tab; answers how to stop listening. */
export function onConsent(listener: () => void): () => void {
  // Another tab's cookie may become visible here later than its entry in storage.
  const told = (event: Event) => {
    if (!('key' in event) || event.key === NAME) listener();
  };
  const kinds = [NAME, 'storage'];
  for (const kind of kinds) addEventListener(kind, told);
  return () => {
    for (const kind of kinds) removeEventListener(kind, told);
  };
}
