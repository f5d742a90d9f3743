import { type ContentSection, contentSections, mapHtml } from '@punkt/domain/content';
import { LANGUAGES, type Language } from '@punkt/locales/language';
import { describe, expect, it } from 'vitest';
import { hasText, sanitise } from '../../platform/papers/sanitise.ts';
import { firstContent } from './first/first-content.ts';
import { translated } from './translations.ts';

const START = new Date('2026-03-31T22:30:00Z');
const published = firstContent(START);

/** Every string by the place it stands in. */
function placed(value: unknown, place = ''): Array<readonly [string, string]> {
  if (typeof value === 'string') return [[place, value]];
  if (value === null || typeof value !== 'object') return [[place, '']];
  return Object.entries(value).flatMap(([key, inner]) => placed(inner, `${place}.${key}`));
}

const htmlOf = (sections: readonly ContentSection[]): string[] => {
  const found: string[] = [];
  for (const section of sections)
    mapHtml(section, (html) => {
      found.push(html);
      return html;
    });
  return found;
};
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
  const reading = firstContent(START, language);

  it('has the shape of the published one, and keeps the rules of the editor', () => {
    expect(placed(reading).map(([place]) => place)).toEqual(placed(published).map(([place]) => place));
    const parsed = contentSections.safeParse(JSON.parse(JSON.stringify(reading)));
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it('is written in its own letters', () => {
    expect(
      placed(reading).filter(([, text]) => FOREIGN[language].test(text) && !NO_WORDS.test(text)),
    ).toEqual([]);
  });

  it('has the same tags and no HTML that cleaning would change', () => {
    const originals = htmlOf(published);
    for (const [place, html] of htmlOf(reading).entries()) {
      expect(tagsOf(html)).toEqual(tagsOf(originals[place] ?? ''));
      expect(sanitise(html)).toBe(html);
      expect(hasText(html)).toBe(true);
    }
  });

  it('differs in words alone: links, dates and kinds are the published ones', () => {
    const own = new Map(placed(reading));
    for (const [place, text] of placed(published)) if (NO_WORDS.test(text)) expect(own.get(place)).toBe(text);
  });

  it('is what the published one becomes', () => {
    expect(translated(published, language)).toEqual(reading);
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
    const [shown] = translated([{ ...faq, content: { ...faq.content, standard } }], 'en');
    const [english] = firstContent(START, 'en');
    if (shown?.type !== 'faq' || english?.type !== 'faq') throw new Error('no questions');
    expect(shown.content.standard[0]).toEqual(english.content.standard[1]);
    expect(shown.content.standard[1]?.answer).toBe(edited.answer);
    expect(shown.content.standard[1]?.question).toBe(english.content.standard[0]?.question);
  });

  it('leaves what is published untouched', () => {
    const before = JSON.stringify(published);
    translated(published, 'ka');
    expect(JSON.stringify(published)).toBe(before);
  });
});
