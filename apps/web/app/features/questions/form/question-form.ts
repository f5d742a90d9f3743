import type { CountryCode } from '@punkt/domain/country-code';
import { checkQuestion, questionPhone } from '@punkt/domain/questions';
import { browserStorage } from '../../../lib/storage.ts';

export interface Values {
  readonly country: CountryCode;
  /** National digits: the dial code is the country's. */
  readonly phoneNumber: string;
  readonly email: string;
  readonly telegram: string;
  readonly message: string;
  readonly consent: boolean;
}

/** In the order in which they stand. */
export const FIELDS = ['phoneNumber', 'email', 'telegram', 'message', 'consent'] as const;
export type FieldName = (typeof FIELDS)[number];

export const emptyForm = (message: string): Values => ({
  country: 'RU',
  phoneNumber: '',
  email: '',
  telegram: '',
  message,
  consent: false,
});

const storage = browserStorage('sessionStorage');
const KEY = 'punkt.question';

/** What was typed, for a page that is loaded anew; consent is given anew too. It stays in this tab, until the form is closed or sent. */
export const keepForm = ({ consent: _consent, ...typed }: Values): void =>
  storage.setItem(KEY, JSON.stringify(typed));
export const forgetForm = (): void => storage.removeItem(KEY);

/** A question that comes from the assistant is newer than what was kept. */
export function firstForm(message: string): Values {
  const empty = emptyForm(message);
  try {
    const kept = { ...empty, ...JSON.parse(storage.getItem(KEY) ?? '{}'), consent: false } as Values;
    return message ? { ...kept, message } : kept;
  } catch {
    return empty;
  }
}

type Problems = { readonly [F in FieldName]?: string };

/** What the domain says about each field; none is a form that may be sent. */
export function problemsOf(values: Values): Problems {
  const found: { [F in FieldName]?: string } = {};
  for (const { path, message } of checkQuestion(values)) if (path !== 'country') found[path] = message;
  return found;
}

/** As it travels: trimmed, the dial code before the number. */
export const bodyOf = ({ phoneNumber, email, telegram, message, country, consent }: Values) => ({
  phoneNumber: questionPhone(phoneNumber, country) ?? phoneNumber,
  email: email.trim(),
  telegram: telegram.trim(),
  message: message.trim(),
  country,
  consent,
});

export const isFieldName = (name: string): name is FieldName => FIELDS.some((field) => field === name);
