import { type CountryCode, isCountryCode } from '@punkt/domain/country-code';
import { SESSION_KEYS } from '../../lib/session-keys.ts';
import { browserStorage } from '../../lib/storage.ts';

export interface PhoneEntry {
  readonly country: CountryCode;
  /** National number as the mask shows it. */
  readonly phone: string;
}

/** A code that is on its way. Never the code itself. */
export interface PendingCode extends PhoneEntry {
  readonly token: string;
  readonly codeLength: number;
  /** When another code may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number;
  readonly askedAt: number;
}

const KEY = 'punkt.login';
/** A code lives five minutes; what is older would only be refused. */
const LIFETIME_MS = 5 * 60_000;
const storage = browserStorage('sessionStorage');

const kept = browserStorage('localStorage');

/** Whose number signed in here last: somebody in Yerevan does not choose Armenia every time. */
export const saveLastCountry = (country: CountryCode): void => kept.setItem(SESSION_KEYS.country, country);

export function readLastCountry(): CountryCode | null {
  const country = kept.getItem(SESSION_KEYS.country);
  return isCountryCode(country) ? country : null;
}

/** A reload in the middle of the code step (the phone went to the messages and back) must not lose the step. */
export function savePendingCode(pending: PendingCode): void {
  storage.setItem(KEY, JSON.stringify(pending));
}

export function clearPendingCode(): void {
  storage.removeItem(KEY);
}

export function readPendingCode(now: number): PendingCode | null {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? 'null') as PendingCode | null;
    const valid = value !== null && isCountryCode(value.country) && now - value.askedAt < LIFETIME_MS;
    return valid ? value : null;
  } catch {
    return null;
  }
}
