import { LANGUAGES, type Language } from './language.ts';
import { type TextTable, type Translate, translator } from './translate.ts';

/** Namespaces of which the server itself speaks. */
const SPOKEN = [
  'assistant',
  'audit',
  'camera-vendors',
  'certificate',
  'conference-feed',
  'countries',
  'employees',
  'errors',
  'geo',
  'messages',
  'money',
  'notices',
  'order-facts',
  'question-mail',
  'receipt',
  'reviews',
  'sandbox-lock',
  'staff',
  'tickets',
  'validation',
] as const;

/** A file exports its namespace and nothing else. */
async function tableOf(language: Language): Promise<TextTable> {
  const files = await Promise.all(
    SPOKEN.map((file) => import(`./${language}/${file}.ts`) as Promise<TextTable>),
  );
  return Object.assign({}, ...files) as TextTable;
}

const translators = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, translator(language, await tableOf(language))] as const),
  ),
) as Record<Language, Translate>;

/** What the server itself says: refusals and messages. Screens bring their own dictionaries. */
export const serverTexts = (language: Language): Translate => translators[language];
