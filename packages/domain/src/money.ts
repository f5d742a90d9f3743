import type { Currency } from './countries/country.ts';
import { kept } from './kept.ts';

/**
 * The language whose digits are written. Chromium ships no Georgian numbers and would write English ones, other than the server
 * did; the Russian ones (1 234,5) are those of Georgian.
 */
export const digitsOf = (language: string): string => (language === 'ka' ? 'ru' : language);

/** Hundredths (kopecks, tetri, lumas): every currency of the nine countries has two decimal places. */
const MINOR_PER_MAJOR = 100;

/** Money is an integer of minor units; a fraction or an unsafe number is a programmer's error, and says so. */
export function assertMinor(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`);
}

/** Whole and hundredth units to minor units: 84000 → 8400000. Refuses what would need rounding. */
export function toMinor(major: number): number {
  const minor = Math.round(major * MINOR_PER_MAJOR);
  assertMinor(minor);
  if (minor / MINOR_PER_MAJOR !== major) throw new RangeError(`more than two decimal places: ${major}`);
  return minor;
}

export function toMajor(minor: number): number {
  assertMinor(minor);
  return minor / MINOR_PER_MAJOR;
}

const amountFormat = (minimumFractionDigits: number) =>
  kept((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits, maximumFractionDigits: 2 }));
const [wholeFormat, hundredthsFormat] = [amountFormat(0), amountFormat(2)];

/**
 * `50 000 ₽`: digits grouped as the reader's language does, the product's own sign for the currency behind them.
 * Hundredths show only when there are any. The language is a BCP 47 tag such as `ru`.
 */
export function formatMoney(minor: number, currency: Currency, language: string): string {
  const major = toMajor(minor);
  const number = (minor % MINOR_PER_MAJOR === 0 ? wholeFormat : hundredthsFormat)(digitsOf(language));
  return `${number.format(major)}\u00a0${currency.symbol}`;
}
