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

/** What the log-in page has the words for: whoever tells of it may have no texts at hand. */
const KNOWN = ['ended', 'left'] as const;
type Known = (typeof KNOWN)[number];

const mark = (known: Known): void =>
  storage.setItem(KEY, JSON.stringify({ title: known, text: '', at: Date.now() }));

/** The session ended by itself. */
export const markSessionEnded = (): void => mark('ended');
/** Somebody signed out in another tab. */
export const markLeft = (): void => mark('left');

export const knownEnd = ({ title }: SignOutNotice): Known | undefined =>
  KNOWN.find((known) => known === title);

export const clearSignOutNotice = (): void => storage.removeItem(KEY);
