import type { ContentSection } from '@punkt/domain/content';
import {
  blankWords,
  type ContentDocument,
  fieldsOf,
  isWords,
  mapFields,
  type Words,
} from '@punkt/domain/content-document';
import { documentOf } from '@punkt/domain/content-reading';
import { digest } from '../../platform/secrets.ts';
import { firstContent } from './first/first-content.ts';

/** A name for ever of an entry that came without one: the same text gives the same name on every instance. */
export function entryId(seed: string): string {
  const hex = digest('content entry', seed).toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

const wordsIn = (document: ContentDocument): string[] =>
  fieldsOf(document).map(({ value }) => (isWords(value) ? value.ru : ''));

/** What comes with the product, in its three languages: all readings have the same shape. */
export function firstDocument(start: Date): ContentDocument {
  const [ka, en] = (['ka', 'en'] as const).map((language) =>
    wordsIn(documentOf(firstContent(start, language), entryId)),
  );
  let place = -1;
  return mapFields(documentOf(firstContent(start, 'ru'), entryId), (value) => {
    place += 1;
    return isWords(value) ? { ...value, ka: ka?.[place] ?? '', en: en?.[place] ?? '' } : value;
  });
}

/** From what the releases before published, one text per field, to its readings. The day gives the conferences dates, no words. */
function rememberWords(): ReadonlyMap<string, Words> {
  const day = new Date(0);
  const published = wordsIn(documentOf(firstContent(day), entryId));
  const readings = fieldsOf(firstDocument(day)).map(({ value }) => value);
  return new Map(
    published.flatMap((text, place) => {
      const words = readings[place];
      return text !== '' && isWords(words) ? [[text, words] as const] : [];
    }),
  );
}

let memory: ReadonlyMap<string, Words> | undefined;

/**
 * A version from before there were documents. What came with the product is known in every language; what an editor had
 * written since is Russian alone.
 */
export function documentOfSections(sections: readonly ContentSection[]): ContentDocument {
  memory ??= rememberWords();
  const known = memory;
  return documentOf(sections, entryId, (text) => known.get(text) ?? blankWords(text));
}
