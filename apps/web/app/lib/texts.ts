import type { TextPart } from '@punkt/locales/keys';
import { LANGUAGES, type Language } from '@punkt/locales/language';
import type { TextTable } from '@punkt/locales/translate';

interface Bundle {
  readonly texts: TextTable;
}

const nameOf = (file: string): string => /(\w+\/\w+)\.ts$/.exec(file)?.[1] ?? '';

/** The browser's dictionary. One language per page load: the switcher reloads. */
export const textTable: Record<string, TextTable[string]> = {};

/** Texts of a namespace may come in several parts. */
export function addTexts(texts: TextTable): void {
  for (const [namespace, more] of Object.entries(texts))
    textTable[namespace] = { ...textTable[namespace], ...more };
}

/** Loads parts of the dictionary, from the files (`…/ru/base.ts`) that the caller's own build has. */
export function textLoader(files: Readonly<Record<string, () => Promise<Bundle>>>) {
  const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));
  return async (language: Language, parts: readonly TextPart[]): Promise<void> => {
    const loaded = await Promise.all(
      parts.map((part) => {
        const load = loaders.get(`${language}/${part}`);
        // Left out, its keys would be read instead of its words.
        if (!load) throw new Error(`this build has no texts of ${part}`);
        return load();
      }),
    );
    for (const { texts } of loaded) addTexts(texts);
  };
}

/** Every text of those files at once: the server draws any page in any language. */
export const allTexts = (files: Readonly<Record<string, Bundle>>): Record<Language, TextTable> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const own = Object.entries(files).filter(([file]) => nameOf(file).startsWith(`${language}/`));
      return [language, Object.assign({}, ...own.map(([, { texts }]) => texts)) as TextTable];
    }),
  ) as Record<Language, TextTable>;
