import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { PublishedPassage } from './passage.ts';
import { cutCenters } from './passages-centers.ts';
import { cutConferences } from './passages-conferences.ts';
import { cutContractors } from './passages-contractors.ts';
import { cutFaq } from './passages-faq.ts';
import { cutLocks } from './passages-locks.ts';

function cut(section: ContentSection, text: Translate, language: Language): PublishedPassage[] {
  const spoken = { title: section.title, text, language };
  switch (section.type) {
    case 'faq':
      return cutFaq(section.content, spoken);
    case 'conferences':
      return cutConferences(section.content, spoken);
    case 'sortingCenters':
      return cutCenters(section.content, spoken);
    case 'contractors':
      return cutContractors(section.content, spoken);
    case 'elock':
      return cutLocks(section.content, spoken);
  }
}

/** The published content in pieces that answer one question each. An editor may write the same question twice: the first one counts. */
export function passagesOf(
  sections: readonly ContentSection[],
  text: Translate,
  language: Language,
): PublishedPassage[] {
  const passages = sections.flatMap((section) => cut(section, text, language));
  return [...new Map(passages.toReversed().map((passage) => [passage.id, passage])).values()].toReversed();
}
