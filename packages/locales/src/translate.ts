import { kept } from '@punkt/domain/kept';
import type { Language } from './language.ts';
import type { Text } from './text.ts';

/**
 * Our own forty lines instead of i18next + react-i18next: those weigh several times what the landing loads
 * before an island wakes, and what we use of them is look-up, `{{name}}` and plurals, which Intl does.
 */
export type TextTable = Readonly<Record<string, Readonly<Record<string, Text>>>>;
export type Params = Readonly<Record<string, string | number>>;
export type Translate<Key extends string = string> = (key: Key, params?: Params) => string;

const pluralRules = kept((language) => new Intl.PluralRules(language));

function choose(text: Text, language: Language, count: unknown): string {
  if (typeof text === 'string') return text;
  const form = pluralRules(language).select(Number(count ?? 0));
  return (form === 'one' || form === 'few' || form === 'many' ? text[form] : undefined) ?? text.other;
}

export const fill = (text: string, params: Params): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Keys read `namespace.rest.of.key`. An unknown key comes back as it is: ugly enough to be noticed, never a crash. */
export function translator(language: Language, table: TextTable): Translate {
  return (key, params = {}) => {
    const dot = key.indexOf('.');
    const text = table[key.slice(0, dot)]?.[key.slice(dot + 1)];
    return text === undefined ? key : fill(choose(text, language, params.count), params);
  };
}

/**
 * What is counted: a word, or hours, minutes and metres by their short names. Shorter words are prepositions, a longer one is as wide as a column of a
 * phone by itself.
 */
const NUMBER = /(^|[^\d.:,-])(\d{1,3}) (?=\p{Ll}{3,10}(?!\p{L})|(?:ч|м|h|m|სთ|წთ|მ)(?!\p{L}))/gu;

/** A phone number with its dial code. */
const PHONE = /\+\d{1,3}(?: [\d()-]+)+/g;

/** A short number stays on the line of what it counts, a dash on that of the word before it, and a phone number is one. For screens: a letter breaks no lines. */
export const bind = (text: string): string =>
  text
    .replace(NUMBER, '$1$2\u00a0')
    .replaceAll(' — ', '\u00a0— ')
    .replace(PHONE, (phone) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'));
