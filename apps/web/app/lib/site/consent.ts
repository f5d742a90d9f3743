import { writeCookie } from '../cookie.ts';

const NAME = 'punkt_cookies';
/** The privacy policy tells it too. */
export const CONSENT_DAYS = 90;
const SECONDS = CONSENT_DAYS * 24 * 60 * 60;

const kept = (): readonly string[] => document.cookie.split('; ');

/** The cookie is the truth; the entry in storage only wakes other tabs, and the event this one. */
export const hasConsent = (): boolean => kept().includes(`${NAME}=1`);
/** Whoever has refused is not asked again either, for as long. */
export const hasAnswered = (): boolean => kept().some((cookie) => cookie.startsWith(`${NAME}=`));

export function answerConsent(agreed: boolean): void {
  const value = agreed ? '1' : '0';
  writeCookie(NAME, value, SECONDS);
  try {
    localStorage.setItem(NAME, `${value} ${Date.now()}`);
  } catch {
    // Storage is forbidden here: the other tabs notice when they are loaded anew.
  }
  dispatchEvent(new CustomEvent(NAME, { detail: agreed }));
}

/** Told what was answered, in whichever tab; answers how to stop listening. */
export function onConsent(listener: (agreed: boolean) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  // Another tab's cookie may become visible here later than its entry in storage, so that says it too.
  const elsewhere = ({ key, newValue }: StorageEvent) =>
    key === NAME && newValue && listener(newValue.startsWith('1'));
  addEventListener(NAME, here);
  addEventListener('storage', elsewhere);
  return () => {
    removeEventListener(NAME, here);
    removeEventListener('storage', elsewhere);
  };
}
