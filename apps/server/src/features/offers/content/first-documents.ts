import type { CountryCode } from '@punkt/domain/country-code';
import type { Language } from '@punkt/locales/language';
import type { Documents } from '../tables.ts';
import { applicationRu } from './application-ru.ts';
import { figuresOf } from './figures.ts';
import { offerRu } from './offer-ru.ts';
import { tariffsRu } from './tariffs-ru.ts';
import { applicationKa, offerKa, tariffsKa } from './texts-ka.ts';

export interface FirstDocuments {
  readonly language: Language;
  readonly documents: Documents;
}

function russian(code: CountryCode): Documents {
  const figures = figuresOf(code, 'ru');
  return {
    offer: offerRu(code, figures),
    application: applicationRu(code, figures),
    tariffs: tariffsRu(code, figures),
  };
}

/** Georgian first, the Russian translation below it, so that either reader signs what they can read. */
function georgian(): Documents {
  const [figures, translation] = [figuresOf('GE', 'ka'), russian('GE')];
  const both = (own: string, other: string) => `${own}\n<section lang="ru">\n${other}\n</section>`;
  return {
    offer: both(offerKa(figures), translation.offer),
    application: both(applicationKa(figures), translation.application),
    tariffs: both(tariffsKa(figures), translation.tariffs),
  };
}

const OWN_LANGUAGE: Partial<Record<CountryCode, { language: Language; write: () => Documents }>> = {
  GE: { language: 'ka', write: georgian },
};

/** The version that comes with the product. Our own words are clean by test, so that a first start need not clean them. */
export function firstDocuments(code: CountryCode): FirstDocuments {
  const own = OWN_LANGUAGE[code];
  return { language: own?.language ?? 'ru', documents: own?.write() ?? russian(code) };
}
