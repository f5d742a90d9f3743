import type { SectionType } from '@punkt/domain/content-terms';
import type { Words } from '../words.ts';
import { conferencesDescription, conferenceTexts } from './conferences.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqGeorgian, faqSimplified, faqStandard } from './faq.ts';
import { programme } from './programme.ts';
import { sortingCenters } from './sorting-centers.ts';

const sectionTitles: Record<SectionType, string> = {
  faq: 'Frequently asked questions',
  conferences: 'Conference calendar',
  sortingCenters: 'Sorting centres',
  contractors: 'Contractors',
  elock: 'Electronic lock',
  programme: 'Towns, amounts and contacts',
};

export const englishWords: Words = {
  sectionTitles,
  faqStandard,
  faqSimplified,
  faqGeorgian,
  conferencesDescription,
  conferenceTexts,
  sortingCenters,
  contractors,
  elock,
  programme,
};
