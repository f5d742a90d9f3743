import type { SectionContent } from '@punkt/domain/content';
import { programme as published } from '../programme.ts';

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

export const programme: SectionContent<'programme'> = {
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
