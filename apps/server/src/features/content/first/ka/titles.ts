import type { SectionType } from '@punkt/domain/content-terms';

export const sectionTitles: Record<SectionType, string> = {
  faq: 'ხშირი კითხვები',
  conferences: 'კონფერენციების კალენდარი',
  sortingCenters: 'სორტირების ცენტრები',
  contractors: 'კონტრაქტორები',
  elock: 'ელექტრონული საკეტი',
  programme: 'ქალაქები, თანხები და კონტაქტები',
};
