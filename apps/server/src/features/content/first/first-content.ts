import type { ContentSection } from '@punkt/domain/content';
import { conferences } from './conferences.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqGeorgian } from './faq-georgian.ts';
import { faqSimplified } from './faq-simplified.ts';
import { faqStandard } from './faq-standard.ts';
import { sortingCenters } from './sorting-centers.ts';

/** The version that comes with the product. It keeps the rules of the editor and is clean by test. */
export const firstContent = (start: Date): ContentSection[] => [
  {
    index: 0,
    type: 'faq',
    title: 'Частые вопросы',
    content: { standard: faqStandard, simplified: faqSimplified, georgian: faqGeorgian },
  },
  { index: 1, type: 'conferences', title: 'Календарь конференций', content: conferences(start) },
  { index: 2, type: 'sortingCenters', title: 'Сортировочные центры', content: { centers: sortingCenters } },
  { index: 3, type: 'contractors', title: 'Подрядчики', content: contractors },
  { index: 4, type: 'elock', title: 'Электронный замок', content: elock },
];
