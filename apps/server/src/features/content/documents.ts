import {
  type ContentDocument,
  isWords,
  mapFields,
  mapRich,
  TRANSLATIONS,
  type Words,
} from '@punkt/domain/content-document';
import { sanitiseRich } from '@punkt/domain/rich-text';
import { hasText } from '../../platform/papers/sanitise.ts';
import type { ContentVersion } from './tables.ts';
import { documentOfSections } from './translations.ts';

/** An HTML that shows nothing is no text: the language then counts as missing. */
const cleanRich = (html: string): string => {
  const clean = sanitiseRich(html);
  return hasText(clean) ? clean : '';
};

/** On the way in, drafts too, and on the way out: what lies in the database may be older than the rules. */
export const cleanDocument = (document: ContentDocument): ContentDocument => mapRich(document, cleanOnce);

const MOST_CHARACTERS = 4_000_000;
const cleaned = new Map<string, string>();
let characters = 0;

/** A draft is saved again and again with nearly the same texts, and cleaning is what takes the time. */
function cleanOnce(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanRich(html);
  characters += html.length + clean.length;
  if (characters > MOST_CHARACTERS) {
    cleaned.clear();
    characters = html.length + clean.length;
  }
  cleaned.set(html, clean);
  return clean;
}

const tidyWords = ({ ru, ka, en, stale }: Words): Words => {
  const texts = { ru: ru.trim(), ka: ka.trim(), en: en.trim() };
  return { ...texts, stale: TRANSLATIONS.filter((each) => stale.includes(each) && texts[each] !== '') };
};

/** As it is published: clean, without spaces around its texts, and with no mark on a reading that is not there. */
export const tidyDocument = (document: ContentDocument): ContentDocument =>
  mapFields(cleanDocument(document), (value) => {
    if (isWords(value)) return tidyWords(value);
    return typeof value === 'string' ? value.trim() : value;
  });

/** A version as a document, whatever release published it. */
export const documentOfVersion = ({ document, sections }: Pick<ContentVersion, 'document' | 'sections'>) =>
  cleanDocument(document ?? documentOfSections(sections));
