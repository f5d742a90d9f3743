import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { PublishedPassage } from './passage.ts';
import { passagesOf } from './passages.ts';
import { createSearch, type Search } from './search.ts';

export interface PublishedContent {
  readonly version: number;
  readonly sections: readonly ContentSection[];
}

interface Sources {
  readonly content: (language: Language) => Promise<PublishedContent>;
  readonly texts: (language: Language) => Translate;
}

export interface Library {
  readonly version: number;
  readonly byId: ReadonlyMap<string, PublishedPassage>;
  readonly search: Search;
}

/** What is published, in the language of who asks, cut anew whenever another version is. */
export function createKnowledge({ content, texts }: Sources) {
  const libraries = new Map<Language, Library>();
  return async (language: Language): Promise<Library> => {
    const { version, sections } = await content(language);
    const known = libraries.get(language);
    if (known?.version === version) return known;
    const passages = passagesOf(sections, texts(language), language);
    const byId = new Map(passages.map((passage) => [passage.id, passage]));
    const library = { version, byId, search: createSearch(passages, language) };
    libraries.set(language, library);
    return library;
  };
}
