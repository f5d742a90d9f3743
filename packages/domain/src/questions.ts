import { country as countryOf } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { isEmail } from './email.ts';
import { characters, checkLength } from './length.ts';
import { message } from './message.ts';
import { countryOfPhone } from './phone.ts';
import { checkTelegramMention, TELEGRAM_LENGTH } from './telegram.ts';

/** Lengths in characters; the rest is about how long, and how often. */
export const QUESTION_TERMS = {
  message: { min: 10, max: 500 },
  perAddressPerHour: 5,
  /** The same question within so many seconds is the same one, sent twice. */
  sameWithinSeconds: 60,
  /** After the answer; then nothing of the question is left. */
  keptDays: 30,
} as const;

/** What the form holds. */
export interface QuestionForm {
  readonly phoneNumber: string;
  readonly email: string;
  readonly telegram: string;
  readonly message: string;
  /** Whose dial code was chosen; a number that has its code already needs none. */
  readonly country?: CountryCode | undefined;
  /** Sent as false it is a refusal. */
  readonly consent?: boolean | undefined;
}

const DEFAULT_COUNTRY: CountryCode = 'RU';

/** Digits with the dial code before them, or null for what is no number of the country (of any of ours, when none is named). */
export function questionPhone(input: string, country?: CountryCode): string | null {
  const [, digits = ''] = /^\+?([0-9]+)$/.exec(input.trim()) ?? [];
  if (!country && digits && countryOfPhone(digits)) return digits;
  const { dialCode, nationalLength, fullLength } = countryOf(country ?? DEFAULT_COUNTRY).phone;
  if (digits.length === nationalLength && !input.trim().startsWith('+')) return dialCode + digits;
  return digits.length === fullLength && digits.startsWith(dialCode) ? digits : null;
}

export function checkQuestionPhone(input: string, country?: CountryCode): string | null {
  if (input.trim() === '') return message('validation.question.phone');
  return questionPhone(input, country) ? null : message('validation.question.phoneFormat');
}

export function checkQuestionEmail(input: string): string | null {
  const email = input.trim();
  if (email === '') return message('validation.question.email');
  return isEmail(email) ? null : message('validation.question.emailFormat');
}

export function checkQuestionTelegram(input: string): string | null {
  const mention = input.trim();
  const problem = checkTelegramMention(mention);
  if (problem) return problem;
  if (/[\s\p{C}]/u.test(mention)) return message('validation.question.telegramFormat');
  return checkLength(mention, TELEGRAM_LENGTH);
}

/** Line breaks stay; what no eye sees goes, so that ten of them are no message. */
export const cleanQuestionMessage = (input: string): string =>
  input
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export function checkQuestionMessage(input: string): string | null {
  if (input === '') return message('validation.question.message');
  const clean = cleanQuestionMessage(input);
  if (clean === '') return message('validation.question.messageBlank');
  const { min, max } = QUESTION_TERMS.message;
  const count = characters(clean);
  if (count < min) return message('validation.question.messageMin', { count: min });
  return count > max ? message('validation.question.messageMax', { count: max }) : null;
}

/** Every rule of the form, in the order of its fields. */
export function checkQuestion(form: QuestionForm): Array<{ path: keyof QuestionForm; message: string }> {
  const found: Array<readonly [keyof QuestionForm, string | null]> = [
    ['phoneNumber', checkQuestionPhone(form.phoneNumber, form.country)],
    ['email', checkQuestionEmail(form.email)],
    ['telegram', checkQuestionTelegram(form.telegram)],
    ['message', checkQuestionMessage(form.message)],
    ['consent', form.consent === false ? message('validation.consent') : null],
  ];
  return found.flatMap(([path, problem]) => (problem ? [{ path, message: problem }] : []));
}
