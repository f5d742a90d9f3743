import { browserStorage } from './storage.ts';

/** Words for the log-in page, said by a page that has just signed the person out. */
export interface Farewell {
  readonly title: string;
  readonly text: string;
}

const KEY = 'punkt.farewell';
const LIFETIME_MS = 10 * 60_000;
const storage = browserStorage('sessionStorage');

export function leaveFarewell(words: Farewell, now = Date.now()): void {
  storage.setItem(KEY, JSON.stringify({ ...words, at: now }));
}

export function readFarewell(now = Date.now()): Farewell | null {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? 'null') as (Farewell & { at: number }) | null;
    return value && now - value.at < LIFETIME_MS ? { title: value.title, text: value.text } : null;
  } catch {
    return null;
  }
}

export const forgetFarewell = (): void => storage.removeItem(KEY);
