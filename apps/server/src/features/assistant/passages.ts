import type { ContentSection, FaqItem } from '@punkt/domain/content';
import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { firstQuestions } from '../content/service.ts';
import { escaped, type PassageMaker, type PublishedPassage, paragraph, timelessPassage } from './passage.ts';
import { makeConferencePassages } from './passages-conferences.ts';
import { makeContractorPassages } from './passages-contractors.ts';
import { makeLockPassages } from './passages-locks.ts';
import { CONTACT, ownPassages } from './passages-own.ts';
import { pagePassages } from './passages-pages.ts';
import { workingPassages } from './passages-working.ts';
import { FAQ_NAMES } from './topics.ts';

/** Subsidies are written in whole units, money is kept in hundredths. */
const MINOR = 100;

/** Amounts and contacts that the marketplace publishes. What it leaves empty is not spoken of. */
const makeProgrammePassages: PassageMaker<'programme'> = (
  { incomeTowns, subsidies, contacts: { phone, email, hours } },
  { text, language },
) => {
  const amounts = subsidies.map(
    ({ place, country: code, amount }) =>
      `<li>${escaped(place)} — ${escaped(formatMoney(amount * MINOR, country(code).currency, language))}</li>`,
  );
  const lines = [
    phone && text('assistant.contact.lines', { phone }),
    email && text('assistant.contact.email', { email }),
    hours,
  ].filter(Boolean);
  const paid = timelessPassage({
    id: 'subsidy.amounts',
    title: text('assistant.subsidyAmounts.title'),
    href: '/',
    html: `${paragraph(text('assistant.subsidyAmounts.text'))}<ul>${amounts.join('')}</ul>`,
  });
  const towns = timelessPassage({
    id: 'income-towns',
    title: text('assistant.incomeTowns.title'),
    href: '/',
    html: `${paragraph(text('assistant.incomeTowns.text'))}<ul>${incomeTowns
      .map(({ region, towns: names }) => `<li><strong>${escaped(region)}</strong>: ${escaped(names)}</li>`)
      .join('')}</ul>`,
  });
  const contact = timelessPassage({
    id: CONTACT,
    title: text('assistant.contact.title'),
    href: '/lk/tickets',
    html: paragraph(text('assistant.contact.text')) + paragraph(...lines),
    offersPerson: true,
  });
  return [...(amounts.length > 0 ? [paid] : []), ...(incomeTowns.length > 0 ? [towns] : []), contact];
};

const PAGE = '/list-sign-boards-sorting-centers';

/** What people call a town beside its name. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  Москва: ['мск'],
  'Санкт-Петербург': ['петербург', 'питер', 'спб'],
  Екатеринбург: ['екб', 'ебург'],
  Новосибирск: ['нск'],
  'Нижний Новгород': ['новгород', 'нижний'],
  'Ростов-на-Дону': ['ростов'],
  'Saint Petersburg': ['petersburg', 'spb'],
  'Nizhny Novgorod': ['novgorod', 'nizhny'],
  'Rostov-on-Don': ['rostov'],
  'სანკტ-პეტერბურგი': ['პეტერბურგი'],
  'ნიჟნი ნოვგოროდი': ['ნოვგოროდი', 'ნიჟნი'],
  'დონის როსტოვი': ['როსტოვი'],
};

const makeCenterPassages: PassageMaker<'sortingCenters'> = ({ centers }, { title, text }) => {
  const cities = centers.map(({ city }) => city).join(', ');
  const all = { id: 'centers', title, href: PAGE, html: paragraph(text('assistant.center.all', { cities })) };
  const each = centers.map(({ city, address, workTime }, place) =>
    timelessPassage({
      id: `center.${place}`,
      kin: 'center',
      names: [city, ...(NICKNAMES[city] ?? [])],
      title: text('assistant.center.title', { city }),
      href: PAGE,
      html: paragraph(
        address,
        text('assistant.center.hours', { hours: workTime }),
        text('assistant.center.bring'),
      ),
    }),
  );
  return centers.length > 0 ? [timelessPassage(all), ...each] : [];
};

/** Where the entries themselves stand, each with a place of its own; one that names a page to read on leads there. */
const PAGES = { standard: '/', simplified: '/simplified-conditions' };
type List = keyof typeof PAGES;

/** The questions of the Georgian site are not asked here: it has no assistant. */
const makeFaqPassages: PassageMaker<'faq'> = ({ standard, simplified }, { text, language }) => {
  const first = firstQuestions(language);
  const named = (list: List) =>
    new Map(first[list].map((question, place) => [question, FAQ_NAMES[list][place]]));
  const names = { standard: named('standard'), simplified: named('simplified') };
  const entry = (list: List, { index, question, answer, href }: FaqItem) => ({
    // What an editor has written has no name: it is found by its words.
    id: names[list].get(question) ?? `faq.${list}.${question}`,
    title: question,
    href: href || `${PAGES[list]}#faq-${list}-${index + 1}`,
    html: answer,
  });
  return [
    ...standard.map((item) => timelessPassage(entry('standard', item))),
    ...simplified.map((item) => {
      const given = entry('simplified', item);
      return timelessPassage({ ...given, html: paragraph(text('assistant.simplified')) + given.html });
    }),
  ];
};

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
