import type { SectionType } from '@punkt/domain/content-terms';
import { faqGeorgian } from '../faq.ts';
import type { Words } from '../words.ts';
import { conferencesDescription, conferenceTexts } from './conferences.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqSimplified, faqStandard } from './faq.ts';
import { programme } from './programme.ts';
import { sortingCenters } from './sorting-centers.ts';

const sectionTitles: Record<SectionType, string> = {
  faq: 'ხშირი კითხვები',
  conferences: 'კონფერენციების კალენდარი',
  sortingCenters: 'სორტირების ცენტრები',
  contractors: 'კონტრაქტორები',
  elock: 'ელექტრონული საკეტი',
  programme: 'ქალაქები, თანხები და კონტაქტები',
};

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
