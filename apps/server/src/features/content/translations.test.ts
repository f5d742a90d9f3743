import { type ContentSection, contentSections } from '@punkt/domain/content';
import { fieldsOf, isWords } from '@punkt/domain/content-document';
import { documentOf, reading } from '@punkt/domain/content-reading';
import { LANGUAGES, type Language } from '@punkt/locales/language';
import { describe, expect, it } from 'vitest';
import { hasText, sanitise } from '../../platform/papers/sanitise.ts';
import { firstContent } from './first/first-content.ts';
import { documentOfSections, entryId, firstDocument } from './translations.ts';

const START = new Date('2026-03-31T22:30:00Z');
const published = firstContent(START);

/** Every string by the place it stands in. */
function placed(value: unknown, place = ''): Array<readonly [string, string]> {
  if (typeof value === 'string') return [[place, value]];
  if (value === null || typeof value !== 'object') return [[place, '']];
  return Object.entries(value).flatMap(([key, inner]) => placed(inner, `${place}.${key}`));
}

const htmlOf = (sections: readonly ContentSection[]): string[] =>
  fieldsOf(documentOf(sections, entryId)).flatMap(({ field, value }) =>
    field.kind === 'rich' && isWords(value) ? [value.ru] : [],
  );
/** The tags of a text, with where its links lead. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

/** Links, dates and kinds. */
const NO_WORDS = /^(https?:|\/|#|mailto:|tel:|\+|\d{4}-|_)|@/;
/** Letters that a text of this language must not be written in. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  ru: /\p{Script=Georgian}/u,
  ka: /\p{Script=Cyrillic}/u,
  en: /\p{Script=Cyrillic}|\p{Script=Georgian}/u,
};

describe.each(LANGUAGES)('the first content in %s', (language) => {
  const own = firstContent(START, language);

  it('has the shape of the published one, and keeps the rules of the editor', () => {
    expect(placed(own).map(([place]) => place)).toEqual(placed(published).map(([place]) => place));
    const parsed = contentSections.safeParse(JSON.parse(JSON.stringify(own)));
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it('is written in its own letters', () => {
    expect(placed(own).filter(([, text]) => FOREIGN[language].test(text) && !NO_WORDS.test(text))).toEqual(
      [],
    );
  });

  it('has the same tags and no HTML that cleaning would change', () => {
    const originals = htmlOf(published);
    for (const [place, html] of htmlOf(own).entries()) {
      expect(tagsOf(html)).toEqual(tagsOf(originals[place] ?? ''));
      expect(sanitise(html)).toBe(html);
      expect(hasText(html)).toBe(true);
    }
  });

  it('differs in words alone: links, dates and kinds are the published ones', () => {
    const texts = new Map(placed(own));
    for (const [place, text] of placed(published))
      if (NO_WORDS.test(text)) expect(texts.get(place)).toBe(text);
  });

  it('is what the document says in it, and what a version from before documents becomes', () => {
    expect(reading(firstDocument(START), language)).toEqual(own);
    expect(reading(documentOfSections(published), language)).toEqual(own);
  });
});

describe('a translation', () => {
  it('is given wherever the words stand, and to nothing else', () => {
    const [faq] = firstContent(START);
    if (faq?.type !== 'faq') throw new Error('no questions');
    const [first, second, ...rest] = faq.content.standard;
    if (!first || !second) throw new Error('no question to change');
    const edited = { ...first, answer: `${first.answer}<p>Новое</p>` };
    const standard = [second, edited, ...rest];
    const version = [{ ...faq, content: { ...faq.content, standard } }];
    const [shown] = reading(documentOfSections(version), 'en');
    const [english] = firstContent(START, 'en');
    if (shown?.type !== 'faq' || english?.type !== 'faq') throw new Error('no questions');
    expect(shown.content.standard[0]).toEqual({ ...english.content.standard[1], index: 0 });
    expect(shown.content.standard[1]?.answer).toBe(edited.answer);
    expect(shown.content.standard[1]?.question).toBe(english.content.standard[0]?.question);
  });

  it('names entries alike, whenever the same version is read', () => {
    const [once, again] = [documentOfSections(published), documentOfSections(published)];
    expect(once).toEqual(again);
    const ids = fieldsOf(once).flatMap(({ place }) => place.id ?? []);
    expect(new Set(ids).size).toBeGreaterThan(50);
  });
});
