import type { ContentSection } from '@punkt/domain/content';
import type { Translate } from '@punkt/locales/translate';
import { createRetrieval, type Retrieval } from '../../providers/assistant/retrieval.ts';
import type { PublishedPassage } from './passage.ts';
import { passagesOf } from './passages.ts';

export interface PublishedContent {
  readonly version: number;
  readonly sections: readonly ContentSection[];
}

/** The search over what is published, made again whenever another version is; all who ask meanwhile wait for the same one. */
export function createKnowledge(current: () => Promise<PublishedContent>, text: Translate) {
  let made: { readonly version: number; readonly retrieval: Promise<Retrieval<PublishedPassage>> } | null =
    null;

  return async (): Promise<Retrieval<PublishedPassage>> => {
    const { version, sections } = await current();
    if (made?.version !== version) made = { version, retrieval: createRetrieval(passagesOf(sections, text)) };
    return made.retrieval;
  };
}
