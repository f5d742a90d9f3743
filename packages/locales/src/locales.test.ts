import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './language.ts';
import type { Text } from './text.ts';

type Dictionary = Readonly<Record<string, Text>>;

const CYRILLIC = /[\u0400-\u04ff]/;
const GEORGIAN = /[\u10a0-\u10ff\u1c90-\u1cbf]/;
/** A language is named in itself everywhere. */
const LANGUAGE_NAME = /^common\.language\.(ru|ka)$/;

const files = (await readdir(new URL('./ru', import.meta.url)))
  .filter((name) => !name.endsWith('.test.ts'))
  .sort();

async function load(language: Language, file: string): Promise<Dictionary> {
  const module = (await import(`./${language}/${file.replace(/\.ts$/, '')}.ts`)) as Record<
    string,
    Dictionary
  >;
  const name = file.replace(/\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const dictionary = module[name];
  if (!dictionary) throw new Error(`${language}/${file} exports no ${name}`);
  return dictionary;
}

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const params = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
/** «№ 17» must not be torn apart at the end of a line. */
const LOOSE_NUMBER = /(№|\bNo\.) /;
/** Signs of Russian: Georgian writes „…“, English “…” and No. */
const RUSSIAN_SIGNS = { ru: /^$/, ka: /[«»]/, en: /[№«»]/ } as const;
const pluralForms = (language: Language): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

test('every language has the same files', async () => {
  for (const language of LANGUAGES) {
    expect((await readdir(new URL(`./${language}`, import.meta.url))).sort()).toEqual(files);
  }
});

describe.each(files)('%s', async (file) => {
  const ru = await load('ru', file);
  const dictionaries = await Promise.all(
    LANGUAGES.map(async (language) => [language, await load(language, file)] as const),
  );

  test.each(dictionaries)('%s has the keys of ru', (_, dictionary) => {
    expect(Object.keys(dictionary).sort()).toEqual(Object.keys(ru).sort());
  });

  test.each(dictionaries)('%s takes the same parameters', (_, dictionary) => {
    for (const [key, text] of Object.entries(dictionary)) {
      const wanted = new Set(formsOf(ru[key] ?? '').flatMap(params));
      expect(new Set(formsOf(text).flatMap(params)), key).toEqual(wanted);
    }
  });

  test.each(dictionaries)('%s has the plural forms it needs', (language, dictionary) => {
    for (const [key, text] of Object.entries(dictionary)) {
      if (typeof text === 'string') continue;
      const given = Object.keys(text).sort();
      // Where few and many sound alike (after «не более»), `other` may stand for both, never for one of them.
      const short = ['one', 'other'];
      const full = pluralForms(language).sort();
      expect([full, short], key).toContainEqual(given);
    }
  });

  test.each(dictionaries)('%s is written with signs of its own', (language, dictionary) => {
    for (const [key, text] of Object.entries(dictionary))
      for (const form of formsOf(text)) expect(form || 'a text', key).not.toMatch(RUSSIAN_SIGNS[language]);
  });

  test.each(dictionaries)('%s has no empty text', (_, dictionary) => {
    for (const [key, text] of Object.entries(dictionary)) {
      for (const form of formsOf(text)) expect(form.trim(), key).toBe(form === '' ? 'a text' : form);
    }
  });

  test.each(dictionaries)('%s ties a number to its sign', (_, dictionary) => {
    for (const [key, text] of Object.entries(dictionary))
      for (const form of formsOf(text)) expect(form, key).not.toMatch(LOOSE_NUMBER);
  });

  test.each(dictionaries)('%s is written in its own letters', (language, dictionary) => {
    for (const [key, text] of Object.entries(dictionary)) {
      if (LANGUAGE_NAME.test(`${file.replace(/\.ts$/, '')}.${key}`)) continue;
      for (const form of formsOf(text)) {
        if (language !== 'ru') expect(form, key).not.toMatch(CYRILLIC);
        if (language !== 'ka') expect(form, key).not.toMatch(GEORGIAN);
      }
    }
  });
});
