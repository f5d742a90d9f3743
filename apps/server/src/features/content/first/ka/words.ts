import { faqGeorgian } from '../faq-georgian.ts';
import type { Words } from '../words.ts';
import { conferencesDescription, conferenceTexts } from './conferences.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqSimplified } from './faq-simplified.ts';
import { faqStandard } from './faq-standard.ts';
import { programme } from './programme.ts';
import { sortingCenters } from './sorting-centers.ts';
import { sectionTitles } from './titles.ts';

export const georgianWords: Words = {
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
