import { PHONE_PLANS, type PhonePlan } from './countries/phone-plans.ts';
import { COUNTRY_CODES, type CountryCode } from './country-code.ts';
import { fillMask } from './mask.ts';
import { message } from './message.ts';

export type ParsedPhone =
  | { readonly ok: true; readonly e164digits: string; readonly national: string }
  | { readonly ok: false; readonly message: string };

/** What the input holds after a change of country: the old number can't belong to the new one. */
export const emptyPhone = '';

const digitsOf = (input: string): string => input.replace(/[^0-9]/g, '');

/**
 * Full digits (with the dial code) of whatever was typed or pasted: a trunk 8 before ten digits stands for the
 * country code, and a number of national length lacks it, unless a plus says that the code is there (else
 * `+7 999 123-45-6`, one digit short, would pass as a number starting with 7). The rest {@link parsePhone} refuses.
 */
export function normalisePhone(input: string, code: CountryCode): string {
  const { dialCode, nationalLength } = PHONE_PLANS[code];
  const digits = digitsOf(input);
  if (digits.length === 11 && digits.startsWith('8')) return dialCode + digits.slice(1);
  const lacksCode = digits.length === nationalLength && !input.trimStart().startsWith('+');
  return lacksCode ? dialCode + digits : digits;
}

export function parsePhone(input: string, code: CountryCode): ParsedPhone {
  const { dialCode, fullLength } = PHONE_PLANS[code];
  const full = normalisePhone(input, code);
  if (full === '') return { ok: false, message: message('validation.phone.required') };
  if (full.length !== fullLength || !full.startsWith(dialCode)) {
    return { ok: false, message: message('validation.phone.invalid') };
  }
  return { ok: true, e164digits: full, national: full.slice(dialCode.length) };
}

/** National digits in the country's mask; a number still being typed fills as much of it as there is. */
export function formatNational(national: string, code: CountryCode): string {
  return fillMask(PHONE_PLANS[code].mask, digitsOf(national));
}

/** National digits of whatever was typed, pasted or filled in: with 8, with +7, with spaces. */
export function nationalDigits(input: string, code: CountryCode): string {
  const { dialCode, fullLength, nationalLength } = PHONE_PLANS[code];
  const digits = normalisePhone(input, code);
  const full = digits.length >= fullLength && digits.startsWith(dialCode);
  return (full ? digits.slice(dialCode.length) : digits).slice(0, nationalLength);
}

/** `+7 999 123-45-67`. Digits of no country of ours are shown plainly, never dropped. */
export function formatInternational(fullDigits: string): string {
  const code = countryOfPhone(fullDigits);
  if (!code) return `+${digitsOf(fullDigits)}`;
  const { dialCode } = PHONE_PLANS[code];
  return `+${dialCode} ${formatNational(fullDigits.slice(dialCode.length), code)}`;
}

/** For logs and hints: `+7 9** ***-**-12`. Shows the country, one digit and the last two, never enough to call. */
export function maskPhone(fullDigits: string): string {
  const digits = digitsOf(fullDigits);
  const code = countryOfPhone(digits);
  if (!code) return digits.length > 4 ? `***${digits.slice(-2)}` : '***';
  const { dialCode, mask } = PHONE_PLANS[code];
  const national = digits.slice(dialCode.length);
  const hidden = national.slice(0, 1) + '*'.repeat(national.length - 3) + national.slice(-2);
  return `+${dialCode} ${fillMask(mask, hidden)}`;
}

/**
 * Russia and Kazakhstan share the code 7: Kazakh national numbers start with 6 or 7, Russian ones never do, so a
 * plan with prefixes is asked first. A number that fits no plan belongs to no country of ours.
 */
export function countryOfPhone(fullDigits: string): CountryCode | undefined {
  const fitting = COUNTRY_CODES.filter((code) => fitsPlan(fullDigits, PHONE_PLANS[code]));
  return fitting.find((code) => PHONE_PLANS[code].nationalPrefixes) ?? fitting[0];
}

function fitsPlan(fullDigits: string, plan: PhonePlan): boolean {
  const starts = (plan.nationalPrefixes ?? ['']).some((prefix) =>
    fullDigits.startsWith(plan.dialCode + prefix),
  );
  return starts && fullDigits.length === plan.fullLength && /^[0-9]+$/.test(fullDigits);
}
