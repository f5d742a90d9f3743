import type { FaqItem } from '@punkt/domain/content';

export type Entry = Pick<FaqItem, 'question' | 'answer'> & {
  readonly link?: readonly [href: string, text: string];
};

/** Links of our own site stay in this window; those to elsewhere open another. */
export const numbered = (entries: readonly Entry[]): FaqItem[] =>
  entries.map(({ question, answer, link: [href, hrefText] = ['', ''] }, index) => ({
    index,
    question,
    answer,
    hrefText,
    href,
    target: href.startsWith('/') || href.startsWith('#') ? '_self' : '_blank',
  }));
