import type { SectionContent } from '@punkt/domain/content';
import type { SectionType } from '@punkt/domain/content-terms';
import type { ConferenceText } from './conference-days.ts';
import { conferencesDescription, conferenceTexts } from './conferences.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqGeorgian, faqSimplified, faqStandard } from './faq.ts';
import { programme } from './programme.ts';
import { sortingCenters } from './sorting-centers.ts';

const sectionTitles: Record<SectionType, string> = {
  faq: 'Частые вопросы',
  conferences: 'Календарь конференций',
  sortingCenters: 'Сортировочные центры',
  contractors: 'Подрядчики',
  elock: 'Электронный замок',
  programme: 'Города, суммы и контакты',
};

/** The words of the first content in one language: the same shape in each. */
export interface Words {
  readonly sectionTitles: Readonly<Record<SectionType, string>>;
  readonly faqStandard: SectionContent<'faq'>['standard'];
  readonly faqSimplified: SectionContent<'faq'>['simplified'];
  readonly faqGeorgian: SectionContent<'faq'>['georgian'];
  readonly conferencesDescription: string;
  readonly conferenceTexts: readonly ConferenceText[];
  readonly sortingCenters: SectionContent<'sortingCenters'>['centers'];
  readonly contractors: SectionContent<'contractors'>;
  readonly elock: SectionContent<'elock'>;
  readonly programme: SectionContent<'programme'>;
}

/** As it is published: in Russian, and for Georgia in Georgian. */
export const publishedWords: Words = {
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
