import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { PublishedPassage } from './passage.ts';
import { makeCenterPassages } from './passages-centers.ts';
import { makeConferencePassages } from './passages-conferences.ts';
import { makeContractorPassages } from './passages-contractors.ts';
import { makeFaqPassages } from './passages-faq.ts';
import { makeLockPassages } from './passages-locks.ts';
import { ownPassages } from './passages-own.ts';
import { pagePassages } from './passages-pages.ts';
import { makeProgrammePassages } from './passages-programme.ts';
import { workingPassages } from './passages-working.ts';

function cut(section: ContentSection, text: Translate, language: Language): PublishedPassage[] {
  const spoken = { title: section.title, text, language };
  switch (section.type) {
    case 'faq':
      return makeFaqPassages(section.content, spoken);
    case 'conferences':
      return makeConferencePassages(section.content, spoken);
    case 'sortingCenters':
      return makeCenterPassages(section.content, spoken);
    case 'contractors':
      return makeContractorPassages(section.content, spoken);
    case 'elock':
      return makeLockPassages(section.content, spoken);
    case 'programme':
      return makeProgrammePassages(section.content, spoken);
  }
}

/** The published content in pieces that answer one question each. An editor may write the same question twice: the first one counts. */
export function passagesOf(
  sections: readonly ContentSection[],
  text: Translate,
  language: Language,
): PublishedPassage[] {
  const passages = [
    ...sections.flatMap((section) => cut(section, text, language)),
    ...ownPassages(text, language),
    ...workingPassages(text, language),
    ...pagePassages(text, language),
  ];
  return [...new Map(passages.toReversed().map((passage) => [passage.id, passage])).values()].toReversed();
}
