import { isLanguage, type Language } from '@punkt/locales/language';
import { writeCookie } from './cookie.ts';
import { browserStorage } from './storage.ts';

const NAME = 'punkt_language';
const storage = browserStorage('sessionStorage');

/** Session storage is the tab's own word; the cookie repeats it for the server, which can't read storage. */
function chooseLanguage(language: Language): void {
  storage.setItem(NAME, language);
  writeCookie(NAME, language);
  // A hash would scroll the page away from where the reader is.
  history.replaceState(history.state, '', location.pathname + location.search);
  location.reload();
}

/**
 * Another tab may have left its language in the shared cookie. Then this page was drawn in the wrong one: put our own
 * back and load again. Returns whether it did; never twice in a row where cookies are refused.
 */
export function alignLanguage(drawn: Language): boolean {
  const own = storage.getItem(NAME);
  if (!isLanguage(own) || own === drawn) return false;
  writeCookie(NAME, own);
  if (!document.cookie.includes(`${NAME}=${own}`)) return false;
  location.reload();
  return true;
}

/** Switchers are plain HTML wherever they stand: `<button data-language="ka">`. */
export function followLanguagePresses(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-language]') : null;
    const language = button?.dataset.language;
    if (isLanguage(language) && language !== document.documentElement.lang) chooseLanguage(language);
  });
}
