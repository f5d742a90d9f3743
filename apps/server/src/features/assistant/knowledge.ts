import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { createRetrieval, type Retrieval } from '../../providers/assistant/retrieval.ts';
import { SPEECHES } from '../../providers/assistant/speech.ts';
import type { PublishedPassage } from './passage.ts';
import { passagesOf } from './passages.ts';

export interface PublishedContent {
  readonly version: number;
  readonly sections: readonly ContentSection[];
}

interface Sources {
  readonly content: (language: Language) => Promise<PublishedContent>;
  readonly texts: (language: Language) => Translate;
}

interface Made {
  readonly version: number;
  readonly retrieval: Promise<Retrieval<PublishedPassage>>;
}

/**
 * The search over what is published, in the language of who asks, made again whenever another version is; all who ask meanwhile wait
 * for the same one.
 */
export function createKnowledge({ content, texts }: Sources) {
  const made = new Map<Language, Made>();
  return async (language: Language): Promise<Retrieval<PublishedPassage>> => {
    const { version, sections } = await content(language);
    const known = made.get(language);
    if (known?.version === version) return known.retrieval;
    const retrieval = createRetrieval(passagesOf(sections, texts(language), language), SPEECHES[language]);
    made.set(language, { version, retrieval });
    return retrieval;
  };
}
