import { browserStorage } from './storage.ts';

/** Words for the log-in page, said by a page that has just signed the person out. */
export interface SignOutNotice {
  readonly title: string;
  readonly text: string;
}

const KEY = 'punkt.sign-out-notice';
const LIFETIME_MS = 10 * 60_000;
const storage = browserStorage('sessionStorage');

export function saveSignOutNotice(words: SignOutNotice, now = Date.now()): void {
  storage.setItem(KEY, JSON.stringify({ ...words, at: now }));
}

export function readSignOutNotice(now = Date.now()): SignOutNotice | null {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? 'null') as (SignOutNotice & { at: number }) | null;
    return value && now - value.at < LIFETIME_MS ? { title: value.title, text: value.text } : null;
  } catch {
    return null;
  }
}

const ENDED = 'ended';

/** The session ended by itself. The words are the log-in page's: whoever tells it may have no texts at hand. */
export const markSessionEnded = (now = Date.now()): void =>
  storage.setItem(KEY, JSON.stringify({ title: ENDED, text: '', at: now }));

export const isSessionEnd = ({ title }: SignOutNotice): boolean => title === ENDED;

export const clearSignOutNotice = (): void => storage.removeItem(KEY);
