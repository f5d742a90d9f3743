import type { FaqItem } from '@punkt/domain/content';
import { type Cut, lasting, paragraph } from './passage.ts';

/** Whoever does not speak of simplified conditions means the standard ones. */
const SIMPLIFIED_WEIGHT = 0.55;

/** Where the entries themselves stand, each with a place of its own; one that names a page to read on leads there. */
const PAGES = { standard: '/', simplified: '/simplified-conditions' };

/** The questions of the Georgian site are not asked here: it has no assistant. */
export const cutFaq: Cut<'faq'> = ({ standard, simplified }, { text }) => {
  const entry = (list: keyof typeof PAGES, { index, question, answer, href }: FaqItem) => ({
    id: `faq.${list}.${question}`,
    title: question,
    href: href || `${PAGES[list]}#faq-${list}-${index + 1}`,
    html: answer,
  });
  return [
    ...standard.map((item) => lasting(entry('standard', item))),
    ...simplified.map((item) => {
      const given = entry('simplified', item);
      const html = paragraph(text('assistant.simplified')) + given.html;
      return lasting({
        ...given,
        html,
        weight: SIMPLIFIED_WEIGHT,
        context: text('assistant.words.simplified'),
      });
    }),
  ];
};
