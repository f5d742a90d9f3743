import { LANGUAGES, type Language } from '@punkt/locales/language';
import type { TextPart } from '@punkt/locales/parts';
import type { TextTable } from '@punkt/locales/translate';

interface Bundle {
  readonly texts: TextTable;
}

/** The browser's dictionary. One language per page load: the switcher reloads. */
export const textTable: Record<string, TextTable[string]> = {};

/** Texts of a namespace may come in several parts. */
export function addTexts(texts: TextTable): void {
  for (const [namespace, more] of Object.entries(texts))
    textTable[namespace] = { ...textTable[namespace], ...more };
}

/** Loads parts of the dictionary, from those (`ru/base`) that the caller's own build has. */
export function textLoader(loaders: Readonly<Record<string, () => Promise<Bundle>>>) {
  return async (language: Language, parts: readonly TextPart[]): Promise<void> => {
    const loaded = await Promise.all(
      parts.map((part) => {
        const load = loaders[`${language}/${part}`];
        // Left out, its keys would be read instead of its words.
        if (!load) throw new Error(`this build has no texts of ${part}`);
        return load();
      }),
    );
    for (const { texts } of loaded) addTexts(texts);
  };
}

/** Every text of those parts at once: the server draws any page in any language. */
export const allTexts = (parts: Readonly<Record<string, Bundle>>): Record<Language, TextTable> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const own = Object.entries(parts).filter(([name]) => name.startsWith(`${language}/`));
      return [language, Object.assign({}, ...own.map(([, { texts }]) => texts)) as TextTable];
    }),
  ) as Record<Language, TextTable>;
