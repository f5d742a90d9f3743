import type { SectionType } from '@punkt/domain/content-terms';

export const sectionTitles: Record<SectionType, string> = {
  faq: 'Частые вопросы',
  conferences: 'Календарь конференций',
  sortingCenters: 'Сортировочные центры',
  contractors: 'Подрядчики',
  elock: 'Электронный замок',
  programme: 'Города, суммы и контакты',
};
