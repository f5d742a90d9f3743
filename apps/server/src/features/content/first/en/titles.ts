import type { SectionType } from '@punkt/domain/content-terms';

export const sectionTitles: Record<SectionType, string> = {
  faq: 'Frequently asked questions',
  conferences: 'Conference calendar',
  sortingCenters: 'Sorting centres',
  contractors: 'Contractors',
  elock: 'Electronic lock',
  programme: 'Towns, amounts and contacts',
};
