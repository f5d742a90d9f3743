import type { SectionContent } from '@punkt/domain/content';
import type { SectionType } from '@punkt/domain/content-terms';
import type { ConferenceText } from '../conference-days.ts';
import { programme as published } from '../programme.ts';
import type { Words } from '../words.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqGeorgian, faqSimplified, faqStandard } from './faq.ts';
import { sortingCenters } from './sorting-centers.ts';

/** In the order of the Russian ones: days and hours are the same in every language. */
const conferenceTexts: readonly ConferenceText[] = [
  {
    title: 'How to choose a place for your point',
    description:
      'We go through the map of zones, the flow of people and the lease. Follow the link to watch the recording.',
  },
  {
    title: 'Activation without remarks',
    description:
      'Which photos and videos are needed, how to connect the cameras and the lock. Follow the link to watch the recording.',
  },
  {
    title: 'First steps of an owner',
    description:
      'Registration, offer, application and fee: we show you around the account and answer questions.',
  },
  {
    title: 'Renovation and signboard by the brand book',
    description: 'What renovation costs, where to get the signboard and how not to do the work twice.',
  },
  {
    title: 'A point on simplified conditions',
    description: 'A room from 10 m², the fee and the tariff for small towns and villages.',
  },
  {
    title: 'Video surveillance and the electronic lock',
    description: 'Requirements, contractors and common mistakes when connecting them.',
  },
  {
    title: 'How to hire and train staff',
    description: 'Roles in the account, the learning portal, the shift schedule.',
  },
  {
    title: 'Questions and answers with a manager',
    description: 'An hour of answers for those who are opening their first point.',
  },
];

const conferencesDescription =
  'Free online meetings for people who are opening a pickup point or already run one.';

const INCOME_TOWNS: ReadonlyArray<readonly [region: string, towns: string]> = [
  [
    'Moscow and its region',
    'Moscow, Balashikha, Mytishchi, Podolsk, Khimki, Lyubertsy, Krasnogorsk, Korolyov',
  ],
  ['St Petersburg and its region', 'St Petersburg, Murino, Kudrovo, Gatchina, Vsevolozhsk'],
  ['Centre', 'Tula, Ryazan, Voronezh, Yaroslavl, Tver, Kaluga, Belgorod'],
  ['Volga', 'Nizhny Novgorod, Kazan, Samara, Saratov, Ufa, Perm, Izhevsk'],
  ['South', 'Rostov-on-Don, Krasnodar, Volgograd, Stavropol, Sochi'],
  ['Urals and Siberia', 'Yekaterinburg, Chelyabinsk, Tyumen, Novosibirsk, Omsk, Krasnoyarsk, Barnaul'],
  ['Far East', 'Khabarovsk, Vladivostok, Blagoveshchensk'],
];
const PLACES = [
  'Moscow and St Petersburg',
  'Towns of 250,000 people or more',
  'Other towns and villages',
  'Georgia',
] as const;

const programme: SectionContent<'programme'> = {
  note: 'The towns, amounts and contacts are an example of this sandbox. The real ones are published by the marketplace: the editor of the site puts them in.',
  incomeTowns: INCOME_TOWNS.map(([region, towns], index) => ({ index, region, towns })),
  subsidies: published.subsidies.map((subsidy, index) => ({
    ...subsidy,
    place: PLACES[index] ?? subsidy.place,
  })),
  contacts: {
    ...published.contacts,
    hours: 'Daily, 9:00–21:00 Moscow time',
    address: 'Moscow, Skladskaya Street, 14, building 2',
  },
};

const sectionTitles: Record<SectionType, string> = {
  faq: 'Frequently asked questions',
  conferences: 'Conference calendar',
  sortingCenters: 'Sorting centres',
  contractors: 'Contractors',
  elock: 'Electronic lock',
  programme: 'Towns, amounts and contacts',
};

export const englishWords: Words = {
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
