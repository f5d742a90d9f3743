import type { TextPart } from '@punkt/locales/keys';
import type { Language } from '@punkt/locales/language';
import type { TextTable } from '@punkt/locales/translate';

type Loader = () => Promise<{ readonly texts: TextTable }>;

// Spelt out, not computed: the bundler makes one file of each, and the browser takes only those of its language.
const loaders: Record<Language, Record<TextPart, Loader>> = {
  ru: {
    base: () => import('@punkt/locales/bundles/ru/base'),
    door: () => import('@punkt/locales/bundles/ru/door'),
    site: () => import('@punkt/locales/bundles/ru/site'),
    landing: () => import('@punkt/locales/bundles/ru/landing'),
    pages: () => import('@punkt/locales/bundles/ru/pages'),
    conferences: () => import('@punkt/locales/bundles/ru/conferences'),
    policy: () => import('@punkt/locales/bundles/ru/policy'),
    georgia: () => import('@punkt/locales/bundles/ru/georgia'),
    chat: () => import('@punkt/locales/bundles/ru/chat'),
    registration: () => import('@punkt/locales/bundles/ru/registration'),
    sandbox: () => import('@punkt/locales/bundles/ru/sandbox'),
    verify: () => import('@punkt/locales/bundles/ru/verify'),
    lk: () => import('@punkt/locales/bundles/ru/lk'),
    wizard: () => import('@punkt/locales/bundles/ru/wizard'),
    manage: () => import('@punkt/locales/bundles/ru/manage'),
  },
  ka: {
    base: () => import('@punkt/locales/bundles/ka/base'),
    door: () => import('@punkt/locales/bundles/ka/door'),
    site: () => import('@punkt/locales/bundles/ka/site'),
    landing: () => import('@punkt/locales/bundles/ka/landing'),
    pages: () => import('@punkt/locales/bundles/ka/pages'),
    conferences: () => import('@punkt/locales/bundles/ka/conferences'),
    policy: () => import('@punkt/locales/bundles/ka/policy'),
    georgia: () => import('@punkt/locales/bundles/ka/georgia'),
    chat: () => import('@punkt/locales/bundles/ka/chat'),
    registration: () => import('@punkt/locales/bundles/ka/registration'),
    sandbox: () => import('@punkt/locales/bundles/ka/sandbox'),
    verify: () => import('@punkt/locales/bundles/ka/verify'),
    lk: () => import('@punkt/locales/bundles/ka/lk'),
    wizard: () => import('@punkt/locales/bundles/ka/wizard'),
    manage: () => import('@punkt/locales/bundles/ka/manage'),
  },
  en: {
    base: () => import('@punkt/locales/bundles/en/base'),
    door: () => import('@punkt/locales/bundles/en/door'),
    site: () => import('@punkt/locales/bundles/en/site'),
    landing: () => import('@punkt/locales/bundles/en/landing'),
    pages: () => import('@punkt/locales/bundles/en/pages'),
    conferences: () => import('@punkt/locales/bundles/en/conferences'),
    policy: () => import('@punkt/locales/bundles/en/policy'),
    georgia: () => import('@punkt/locales/bundles/en/georgia'),
    chat: () => import('@punkt/locales/bundles/en/chat'),
    registration: () => import('@punkt/locales/bundles/en/registration'),
    sandbox: () => import('@punkt/locales/bundles/en/sandbox'),
    verify: () => import('@punkt/locales/bundles/en/verify'),
    lk: () => import('@punkt/locales/bundles/en/lk'),
    wizard: () => import('@punkt/locales/bundles/en/wizard'),
    manage: () => import('@punkt/locales/bundles/en/manage'),
  },
};

/** The browser's dictionary. One language per page load: the switcher reloads. */
export const textTable: Record<string, TextTable[string]> = {};

export async function loadTexts(language: Language, parts: readonly TextPart[]): Promise<void> {
  const loaded = await Promise.all(parts.map((part) => loaders[language][part]()));
  for (const { texts } of loaded) Object.assign(textTable, texts);
}
