import type { ContentSection } from '@punkt/domain/content';
import { LANGUAGES, type Language } from '@punkt/locales/language';
import { firstContent } from './first/first-content.ts';

/** From what was published to its reading. */
type Memory = ReadonlyMap<string, string>;

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
};

/** All readings have the same shape, so what stands in the same place means the same. The day gives the conferences dates, no words. */
function remember(language: Language): Memory {
  const day = new Date(0);
  const readings = stringsOf(firstContent(day, language));
  const pairs = stringsOf(firstContent(day)).map((text, place) => [text, readings[place] ?? text] as const);
  return new Map(pairs.filter(([text, own]) => text !== own));
}

const MEMORIES = new Map(LANGUAGES.map((language) => [language, remember(language)]));

/**
 * What is published is one text per field. What came with the product is known in every language and is shown in the
 * reader's; what an editor has written since is not found, and stays as written: better foreign than outdated.
 */
export function translated(sections: readonly ContentSection[], language: Language): ContentSection[] {
  const memory = MEMORIES.get(language);
  return JSON.parse(JSON.stringify(sections), (_, value) =>
    typeof value === 'string' ? (memory?.get(value) ?? value) : value,
  );
}
