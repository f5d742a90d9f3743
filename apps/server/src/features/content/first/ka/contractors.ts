import type { SectionContent } from '@punkt/domain/content';
import type { CountryCode } from '@punkt/domain/country-code';
import { contractors as russian } from '../contractors.ts';

type Told = readonly [title: string, description: string];

/** Names stay names, in Georgian letters; order, addresses and phones are those of the Russian list. */
const VIDEO_TITLES: Partial<Record<CountryCode, readonly string[]>> = {
  RU: ['იასნი ვზგლიადი', 'კამერა-სერვისი', 'ტრეტი გლაზი'],
  BY: ['ვიდეოდოზორი', 'სვეტლი კადრი'],
  KZ: ['სტეპ-ვიდეო', 'ყირაღი'],
  AM: ['არაგაც სეკიურიტი'],
  KG: ['ალა-ტოო ვიდეო'],
  UZ: ['ზორკი გლაზი'],
  GE: ['კახეთი ვიდეო'],
};

const SIGNBOARDS: readonly Told[] = [
  [
    'იარკაია ვივესკა',
    'ყველა ზომის აბრის დამზადება და მონტაჟი: მინი, 300, 400 და 500. მიწოდება რუსეთის ევროპულ ნაწილში, ვადა — 7 სამუშაო დღიდან.',
  ],
  [
    'სევერნი სვეტი',
    'ლაითბოქსები და პანელ-კრონშტეინები ცივი რეგიონებისთვის, მონტაჟი −25 °C ტემპერატურამდე. ვმუშაობთ ურალსა და ციმბირში.',
  ],
  [
    'დომ ბუკვი',
    'აბრის შეთანხმება ქალაქსა და შენობის მესაკუთრესთან, აზომვა, დამზადება და დაყენება — სრული მომსახურება.',
  ],
];

const OUTSOURCING: readonly Told[] = [
  [
    'გოტოვაია სმენა',
    'თანამშრომლები გაცემაზე: ჩანაცვლება ერთი დღით, შვებულების დროს ან სეზონზე. გაცემის პუნქტში მუშაობა უკვე იციან, ცვლაში გამოსვლა — მომდევნო დღიდან.',
  ],
  ['ჩისტი პუნქტი', 'გაცემის პუნქტების ყოველდღიური და გენერალური დალაგება, სახარჯი მასალები ფასში შედის.'],
  [
    'რემონტ პო კნიგე',
    'რემონტი და ავეჯი ბრენდბუკის მიხედვით 14–20 დღეში: დიზაინპროექტი, მოპირკეთება, დახლი, მოსაზომი კაბინები და თაროები.',
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
    'კონტრაქტორები პროგრამის მოთხოვნებს იცნობენ და პუნქტების მფლობელებთან პირდაპირ მუშაობენ. პირობები და ვადები მათთან დააზუსტეთ: მარკეტპლეისი ანგარიშსწორებაში არ მონაწილეობს.',
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
