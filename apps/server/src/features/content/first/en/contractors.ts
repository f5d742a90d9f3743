import type { SectionContent } from '@punkt/domain/content';
import type { CountryCode } from '@punkt/domain/country-code';
import { contractors as russian } from '../contractors.ts';

type Told = readonly [title: string, description: string];

/** Names stay names, in Latin letters; order, addresses and phones are those of the Russian list. */
const VIDEO_TITLES: Partial<Record<CountryCode, readonly string[]>> = {
  RU: ['Yasny Vzglyad', 'Kamera-Servis', 'Trety Glaz'],
  BY: ['Videodozor', 'Svetly Kadr'],
  KZ: ['Step-Video', 'Qyragy'],
  AM: ['Aragats Security'],
  KG: ['Ala-Too Video'],
  UZ: ['Zorky Glaz'],
  GE: ['Kakheti Video'],
};

const SIGNBOARDS: readonly Told[] = [
  [
    'Yarkaya Vyveska',
    'Makes and mounts signboards of all sizes: mini, 300, 400 and 500. Delivery across the European part of Russia, from 7 working days.',
  ],
  [
    'Severny Svet',
    'Light boxes and bracket panels for cold regions, mounted at temperatures down to −25 °C. Works in the Urals and Siberia.',
  ],
  [
    'Dom Bukv',
    'Gets the approval of the town and of the owner of the building, then measures, makes and installs the signboard, from start to finish.',
  ],
];

const OUTSOURCING: readonly Told[] = [
  [
    'Gotovaya Smena',
    'Staff to hand out orders, standing in for a day, a holiday or a season. Trained to work at a pickup point and ready to start the next day.',
  ],
  ['Chisty Punkt', 'Daily and general cleaning of pickup points, supplies included.'],
  [
    'Remont po Knige',
    'Renovation and furniture by the brand book in 14–20 days: design project, finishing, counter, fitting rooms and shelves.',
  ],
];

type Contractor = SectionContent<'contractors'>['signboardData'][number];

const told =
  (texts: readonly Told[]) =>
  (company: Contractor, place: number): Contractor => {
    const [title, description] = texts[place] ?? [company.title, company.description];
    return { ...company, title, description };
  };

export const contractors: SectionContent<'contractors'> = {
  description:
    'The contractors know the requirements of the programme and work with owners of points directly. Ask them about terms and dates: the marketplace takes no part in payments between you.',
  videoConnectionData: russian.videoConnectionData.map((entry) => ({
    ...entry,
    contractors: entry.contractors.map((company, place) => ({
      ...company,
      title: VIDEO_TITLES[entry.country]?.[place] ?? company.title,
    })),
  })),
  signboardData: russian.signboardData.map(told(SIGNBOARDS)),
  outsourcingData: russian.outsourcingData.map(told(OUTSOURCING)),
};
