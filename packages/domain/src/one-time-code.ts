import { message } from './message.ts';

/** Figures of one kind of code. */
export interface CodeTerms {
  readonly length: number;
  readonly resendAfterSeconds: number;
  readonly validSeconds: number;
  readonly attempts: number;
  /** Asked for by one device, for whatever phones. */
  readonly codesPerDevicePerHour: number;
  /** For one phone, asked for from one network; a device that was signed in to the account before has as many of its own. */
  readonly codesPerPhonePerHour: number;
  /** For one phone from all networks together, without the devices known before. */
  readonly codesPerPhonePerHourInAll: number;
  readonly codesPerPhonePerDay: number;
  /** Wrong codes of one phone in a day. The parts add up to fifty: those of strangers never use up that of the person. */
  readonly guessesPerDay: { readonly network: number; readonly strangers: number; readonly known: number };
}

const GUESSES = { network: 15, strangers: 40, known: 10 } as const;

/** Log-in by phone. The client gets length and pause from the server; these are its own figures. */
export const LOGIN_CODE = {
  length: 6,
  resendAfterSeconds: 59,
  validSeconds: 300,
  attempts: 5,
  codesPerDevicePerHour: 10,
  codesPerPhonePerHour: 5,
  codesPerPhonePerHourInAll: 15,
  codesPerPhonePerDay: 30,
  guessesPerDay: GUESSES,
} as const satisfies CodeTerms;

/** Confirmation of a new employee's phone. */
export const EMPLOYEE_CODE = {
  length: 4,
  resendAfterSeconds: 59,
  validSeconds: 300,
  attempts: 3,
  /** An owner adds the people of eleven points in one evening. */
  codesPerDevicePerHour: 60,
  /** Fewer than at log-in: these codes are asked for by somebody else, and four digits are guessed sooner. */
  codesPerPhonePerHour: 4,
  codesPerPhonePerHourInAll: 4,
  /** Thirty guesses at ten thousand codes: nobody is added against their will by trying. */
  codesPerPhonePerDay: 10,
  guessesPerDay: GUESSES,
} as const satisfies CodeTerms;

/** What was asked for and guessed so far. Of the phone: for the same purpose. */
export interface CodeUse {
  /** The asking device was signed in to the account of this phone before. */
  readonly known: boolean;
  readonly device: Use;
  readonly network: Use;
  /** Of this phone, by this device if it is known, else by strangers from this network. */
  readonly phoneHere: Use & { readonly newest: Date | null };
  /** Of this phone, by all strangers. */
  readonly phone: Use & { readonly today: number };
  readonly guesses: { readonly network: number; readonly strangers: number; readonly known: number };
  /** Sent to this country today, and how many may be. */
  readonly country: { readonly sent: number; readonly most: number; readonly staff: boolean };
}

interface Use {
  readonly count: number;
  /** Within the hour. */
  readonly oldest: Date | null;
}

export interface CodeRefusal {
  readonly code: 'resend_too_early' | 'too_many_codes';
  readonly seconds: number;
}

const HOUR = 3600;

/**
 * Why no code is sent now. Device and network come before the phone: whoever asks for codes of other people uses up what is
 * theirs first. A device known before meets only its own limits, so nobody can be locked out of an account by strangers.
 */
export function codeRefusal(
  terms: CodeTerms,
  use: CodeUse,
  networkPerHour: number,
  now: Date,
): CodeRefusal | null {
  const ago = (date: Date) => Math.floor((now.getTime() - date.getTime()) / 1000);
  const full = (seconds: number): CodeRefusal => ({ code: 'too_many_codes', seconds: Math.max(1, seconds) });
  const spent = ({ count, oldest }: Use, most: number) =>
    count >= most ? full(oldest ? HOUR - ago(oldest) : HOUR) : null;
  const { phoneHere, known, guesses } = use;
  if (phoneHere.newest && ago(phoneHere.newest) < terms.resendAfterSeconds)
    return { code: 'resend_too_early', seconds: terms.resendAfterSeconds - ago(phoneHere.newest) };
  const own = spent(use.device, terms.codesPerDevicePerHour) ?? spent(phoneHere, terms.codesPerPhonePerHour);
  if (known) return own ?? (guesses.known >= terms.guessesPerDay.known ? full(HOUR) : null);
  const shared = spent(use.network, networkPerHour) ?? spent(use.phone, terms.codesPerPhonePerHourInAll);
  if (own ?? shared) return own ?? shared;
  if (use.phone.today >= terms.codesPerPhonePerDay) return full(HOUR);
  if (guessesLeft(terms, guesses, false) === 0) return full(HOUR);
  return use.country.sent >= use.country.most && !use.country.staff ? full(HOUR) : null;
}

/** How many wrong codes are still let through today. */
export const guessesLeft = (
  { guessesPerDay: most }: CodeTerms,
  made: CodeUse['guesses'],
  known: boolean,
): number =>
  Math.max(
    0,
    known ? most.known - made.known : Math.min(most.network - made.network, most.strangers - made.strangers),
  );

/** A code has exactly the length the server announced. */
export function checkOneTimeCode(value: string, length: number): string | null {
  if (value === '') return message('validation.required');
  if (!/^[0-9]+$/.test(value)) return message('validation.digitsOnly');
  return value.length === length ? null : message('validation.exactDigits', { count: length });
}
