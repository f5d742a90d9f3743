import type { SectionContent } from '@punkt/domain/content';
import type { SectionType } from '@punkt/domain/content-terms';
import type { ConferenceText } from '../conference-days.ts';
import { faqGeorgian } from '../faq.ts';
import { programme as published } from '../programme.ts';
import type { Words } from '../words.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqSimplified, faqStandard } from './faq.ts';
import { sortingCenters } from './sorting-centers.ts';

/** In the order of the Russian ones: days and hours are the same in every language. */
const conferenceTexts: readonly ConferenceText[] = [
  {
    title: 'როგორ ავირჩიოთ ადგილი პუნქტისთვის',
    description:
      'განვიხილავთ ზონების რუკას, ხალხის ნაკადსა და იჯარის ხელშეკრულებას. ჩანაწერი ბმულზეა ხელმისაწვდომი.',
  },
  {
    title: 'გააქტიურება შენიშვნების გარეშე',
    description:
      'რა ფოტოები და ვიდეოა საჭირო, როგორ დავაკავშიროთ კამერები და საკეტი. ჩანაწერი ბმულზეა ხელმისაწვდომი.',
  },
  {
    title: 'მფლობელის პირველი ნაბიჯები',
    description:
      'რეგისტრაცია, ოფერტა, განაცხადი და შენატანი: გიჩვენებთ პირად კაბინეტს და ვპასუხობთ კითხვებს.',
  },
  {
    title: 'რემონტი და აბრა ბრენდბუკის მიხედვით',
    description: 'რა ჯდება რემონტი, სად მივიღოთ აბრა და როგორ ავიცილოთ ორმაგი სამუშაო.',
  },
  {
    title: 'პუნქტი გამარტივებული პირობებით',
    description: 'ფართი 10 მ²-დან, შენატანი და ტარიფი პატარა ქალაქებისა და სოფლებისთვის.',
  },
  {
    title: 'ვიდეოთვალთვალი და ელექტრონული საკეტი',
    description: 'მოთხოვნები, კონტრაქტორები და დაკავშირებისას დაშვებული ხშირი შეცდომები.',
  },
  {
    title: 'როგორ ავიყვანოთ თანამშრომლები და ვასწავლოთ მათ',
    description: 'როლები პირად კაბინეტში, სასწავლო პორტალი, ცვლების გრაფიკი.',
  },
  {
    title: 'კითხვა-პასუხი მენეჯერთან',
    description: 'ერთი საათი ვპასუხობთ მათ კითხვებს, ვინც პირველ პუნქტს ხსნის.',
  },
];

const conferencesDescription = 'უფასო ონლაინშეხვედრები მათთვის, ვინც პუნქტს ხსნის ან უკვე მუშაობს.';

const INCOME_TOWNS: ReadonlyArray<readonly [region: string, towns: string]> = [
  ['მოსკოვი და ოლქი', 'მოსკოვი, ბალაშიხა, მიტიშჩი, პოდოლსკი, ხიმკი, ლიუბერცი, კრასნოგორსკი, კოროლიოვი'],
  ['სანკტ-პეტერბურგი და ოლქი', 'სანკტ-პეტერბურგი, მურინო, კუდროვო, გატჩინა, ვსევოლოჟსკი'],
  ['ცენტრი', 'ტულა, რიაზანი, ვორონეჟი, იაროსლავლი, ტვერი, კალუგა, ბელგოროდი'],
  ['ვოლგისპირეთი', 'ნიჟნი ნოვგოროდი, ყაზანი, სამარა, სარატოვი, უფა, პერმი, იჟევსკი'],
  ['სამხრეთი', 'დონის როსტოვი, კრასნოდარი, ვოლგოგრადი, სტავროპოლი, სოჭი'],
  ['ურალი და ციმბირი', 'ეკატერინბურგი, ჩელიაბინსკი, ტიუმენი, ნოვოსიბირსკი, ომსკი, კრასნოიარსკი, ბარნაული'],
  ['შორეული აღმოსავლეთი', 'ხაბაროვსკი, ვლადივოსტოკი, ბლაგოვეშჩენსკი'],
];
const PLACES = [
  'მოსკოვი და სანკტ-პეტერბურგი',
  'ქალაქები 250 000 მცხოვრებიდან',
  'სხვა ქალაქები და დაბები',
  'საქართველო',
] as const;

const programme: SectionContent<'programme'> = {
  note: 'ქალაქების სია, თანხები და კონტაქტები სავარჯიშო რეჟიმის მაგალითია. ნამდვილს მარკეტპლეისი აქვეყნებს: მათ საიტის რედაქტორი ჩაწერს.',
  incomeTowns: INCOME_TOWNS.map(([region, towns], index) => ({ index, region, towns })),
  subsidies: published.subsidies.map((subsidy, index) => ({
    ...subsidy,
    place: PLACES[index] ?? subsidy.place,
  })),
  contacts: {
    ...published.contacts,
    hours: 'ყოველდღე, 9:00–21:00 მოსკოვის დროით',
    address: 'მოსკოვი, სკლადსკაიას ქ. 14, შენობა 2',
  },
};

const sectionTitles: Record<SectionType, string> = {
  faq: 'ხშირი კითხვები',
  conferences: 'კონფერენციების კალენდარი',
  sortingCenters: 'სორტირების ცენტრები',
  contractors: 'კონტრაქტორები',
  elock: 'ელექტრონული საკეტი',
  programme: 'ქალაქები, თანხები და კონტაქტები',
};

export const georgianWords: Words = {
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
