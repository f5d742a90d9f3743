import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import { conferencesAround } from './conference-days.ts';
import { englishWords } from './en/words.ts';
import { georgianWords } from './ka/words.ts';
import { russianWords } from './ru/words.ts';
import { publishedWords, type Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { ru: russianWords, ka: georgianWords, en: englishWords };

/** The version that comes with the product, as it is published or in a language. It keeps the rules of the editor and is clean by test. */
export function firstContent(start: Date, language?: Language): ContentSection[] {
  const words = language ? WORDS[language] : publishedWords;
  const { sectionTitles: titles, sortingCenters: centers, contractors, elock, programme } = words;
  const { faqStandard: standard, faqSimplified: simplified, faqGeorgian: georgian } = words;
  const { conferencesDescription: description } = words;
  const conferences = conferencesAround(start, words.conferenceTexts);
  return [
    { index: 0, type: 'faq', title: titles.faq, content: { standard, simplified, georgian } },
    { index: 1, type: 'conferences', title: titles.conferences, content: { description, conferences } },
    { index: 2, type: 'sortingCenters', title: titles.sortingCenters, content: { centers } },
    { index: 3, type: 'contractors', title: titles.contractors, content: contractors },
    { index: 4, type: 'elock', title: titles.elock, content: elock },
    { index: 5, type: 'programme', title: titles.programme, content: programme },
  ];
}
