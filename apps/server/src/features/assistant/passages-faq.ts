import type { FaqItem } from '@punkt/domain/content';
import { firstQuestions } from '../content/service.ts';
import { type PassageMaker, paragraph, timelessPassage } from './passage.ts';
import { FAQ_NAMES } from './topics.ts';

/** Where the entries themselves stand, each with a place of its own; one that names a page to read on leads there. */
const PAGES = { standard: '/', simplified: '/simplified-conditions' };
type List = keyof typeof PAGES;

/** The questions of the Georgian site are not asked here: it has no assistant. */
export const makeFaqPassages: PassageMaker<'faq'> = ({ standard, simplified }, { text, language }) => {
  const first = firstQuestions(language);
  const named = (list: List) =>
    new Map(first[list].map((question, place) => [question, FAQ_NAMES[list][place]]));
  const names = { standard: named('standard'), simplified: named('simplified') };
  const entry = (list: List, { index, question, answer, href }: FaqItem) => ({
    // What an editor has written has no name: it is found by its words.
    id: names[list].get(question) ?? `faq.${list}.${question}`,
    title: question,
    href: href || `${PAGES[list]}#faq-${list}-${index + 1}`,
    html: answer,
  });
  return [
    ...standard.map((item) => timelessPassage(entry('standard', item))),
    ...simplified.map((item) => {
      const given = entry('simplified', item);
      return timelessPassage({ ...given, html: paragraph(text('assistant.simplified')) + given.html });
    }),
  ];
};
