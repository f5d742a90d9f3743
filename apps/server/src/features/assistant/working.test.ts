import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { MOVE_TERMS, ORDER_TERMS } from '@punkt/domain/order-terms';
import { PAYOUT_TERMS } from '@punkt/domain/payout-terms';
import { CEILING_HEIGHT, SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { RATING_SCALE } from '@punkt/domain/rating';
import { vatPercent } from '@punkt/domain/tax';
import { describe, expect, it } from 'vitest';
import { firstAssistant } from './testing/evaluation.ts';

type Language = 'ru' | 'en' | 'ka';

const DAY = new Date('2026-11-16T09:00:00Z');
const assistant = firstAssistant(undefined, DAY);
const ask = async (request: string, language: Language) => {
  const { reply, entries } = await assistant.consider({ request, language });
  const words = reply.answer.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
  return { ...reply, entries, words };
};

const vat = vatPercent('osn', '2026-11-16');
const sizes = Object.values(SIGNBOARD_SIZES).flatMap((size) => (size ? [size.width, size.height] : []));

describe.each([
  {
    entry: 'pay-time.how',
    figures: [ORDER_TERMS.unpaidHours, 'QR'],
    ru: 'Подскажите, каким способом вносят гарантийный взнос?',
    en: 'Which way do people pay the guarantee fee, by card?',
    ka: 'საგარანტიო შენატანი რა გზით უნდა გადავიხადო, ბარათით?',
  },
  {
    entry: 'payout',
    figures: [PAYOUT_TERMS.byDay, PAYOUT_TERMS.objectionWorkingDays],
    ru: 'До какого числа вы переводите вознаграждение за прошлый месяц?',
    en: 'By which date do you transfer the reward for the last month?',
    ka: 'გასული თვის ანაზღაურებას რომელ რიცხვამდე რიცხავთ?',
  },
  {
    entry: 'liability',
    figures: [],
    ru: 'Кто возместит, если заказ повредили или украли в пункте?',
    en: 'Who reimburses an order that was damaged or stolen in the point?',
    ka: 'ვინ აანაზღაურებს, თუ შეკვეთა პუნქტში დაზიანდა ან მოიპარეს?',
  },
  {
    entry: 'tax',
    figures: [vat, 5, 7],
    ru: 'Можно ли быть плательщиком НДС и как сменить систему налогообложения?',
    en: 'May I be a VAT payer, and how do I change the tax system?',
    ka: 'შეიძლება დღგ-ს გადამხდელი ვიყო და როგორ შევცვალო დაბეგვრის სისტემა?',
  },
  {
    entry: 'banks',
    figures: [],
    ru: 'Какие банки-партнёры помогут открыть счёт?',
    en: 'Which partner banks will help me open an account?',
    ka: 'რომელი პარტნიორი ბანკები დამეხმარება ანგარიშის გახსნაში?',
  },
  {
    entry: 'begin.papers',
    figures: [],
    ru: 'Аренду ещё не подписали. Можно уже подать заявку?',
    en: 'We have not signed the lease yet. May we apply already?',
    ka: 'იჯარის ხელშეკრულება ჯერ არ გვაქვს, განაცხადის გაგზავნა შეგვიძლია?',
  },
  {
    entry: 'room.floor',
    figures: [CEILING_HEIGHT.min, CEILING_HEIGHT.max],
    ru: 'Возьмёте подвал с входом через чужой магазин?',
    en: 'Would you take a basement entered through somebody else’s shop?',
    ka: 'სარდაფს მიიღებთ, თუ შესასვლელი სხვის მაღაზიაშია?',
  },
  {
    entry: 'room.fitting',
    figures: [],
    ru: 'Сколько примерочных обязательно и что в них должно быть?',
    en: 'How many fitting rooms are a must, and what has to be in them?',
    ka: 'რამდენი მოსაზომი კაბინაა სავალდებულო და რა უნდა იყოს შიგნით?',
  },
  {
    entry: 'sign.sizes',
    figures: sizes,
    ru: 'Каких размеров бывает вывеска?',
    en: 'Which sizes does the signboard come in?',
    ka: 'რა ზომის აბრა არსებობს?',
  },
  {
    entry: 'cameras.archive',
    figures: [CAMERA_TERMS.archiveDays, CAMERA_TERMS.minimumCameras],
    ru: 'Камеры новые, архив пустой. Придётся ждать, пока он накопится?',
    en: 'The cameras are new and the archive is empty. Will I have to wait until it fills?',
    ka: 'კამერები ახალია, არქივი ცარიელი. უნდა ველოდო, სანამ დაგროვდება?',
  },
  {
    entry: 'lock-outage',
    figures: ['M1', 'E5'],
    ru: 'Отключили электричество: замок откроется или останется закрытым?',
    en: 'There is a power cut: does the lock open or stay locked?',
    ka: 'დენი გაითიშა: საკეტი გაიღება თუ დაკეტილი დარჩება?',
  },
  {
    entry: 'rating',
    figures: [RATING_SCALE.from, RATING_SCALE.to],
    ru: 'Почему у пункта снизился рейтинг и от чего он зависит?',
    en: 'Why did the rating of the point go down, and what does it depend on?',
    ka: 'რატომ დაეცა პუნქტის რეიტინგი და რაზეა დამოკიდებული?',
  },
  {
    entry: 'employees.roles',
    figures: [],
    ru: 'Может ли менеджер пункта открывать замок и какие у него права?',
    en: 'May the manager of a point open the lock, and which rights do they have?',
    ka: 'მენეჯერს შეუძლია საკეტის გახსნა და რა უფლებები აქვს?',
  },
  {
    entry: 'move.order',
    figures: [MOVE_TERMS.confirmDays, MOVE_TERMS.prepareDays],
    ru: 'За сколько дней подтверждают перенос и сохранится ли рейтинг?',
    en: 'How many days are there to confirm a move, and does the rating stay?',
    ka: 'გადატანის დადასტურებას რამდენი დღე აქვს და რეიტინგი რჩება?',
  },
  {
    entry: 'subsidy.amounts',
    figures: ['150', '100', '70', '₾'],
    ru: 'Какая сумма разовой субсидии?',
    en: 'What is the amount of the one-time subsidy?',
    ka: 'რამდენია ერთჯერადი სუბსიდიის თანხა?',
  },
  {
    entry: 'help.contact',
    figures: ['8 800 000-00-00', 'partners@punkt.example', '9:00–21:00'],
    ru: 'По какому телефону и до скольки вам звонить?',
    en: 'Which phone and e-mail does support have?',
    ka: 'მხარდაჭერის ტელეფონი და ელფოსტა მითხარით',
  },
])('$entry', ({ entry, figures, ...questions }) => {
  it.each(['ru', 'en', 'ka'] as const)('answers in %s and names its figures', async (language) => {
    const { entries, known, words } = await ask(questions[language], language);
    expect(known).toBe(true);
    expect(entries).toContain(entry);
    for (const figure of figures) expect(words).toContain(String(figure));
    expect(words).not.toMatch(/\{\{|assistant\./);
  });
});

it.each([
  ['ru', 'Сколько ждать вашего решения? И сколько дней исправлять замечания?', ['review', 'rework']],
  ['en', 'How long does the review take? How many cameras do I need?', ['review', 'cameras']],
  ['ka', 'რამდენი კამერაა საჭირო? რა ზომის აბრები გაქვთ?', ['cameras', 'sign.sizes']],
] as const)('answers two questions of one message in %s', async (language, request, wanted) => {
  expect((await ask(request, language)).entries).toEqual(wanted);
});

it.each([
  ['ru', 'Какой процент платите в деревне и какой в городе?'],
  ['en', 'What rate do you pay in a village and in a city?'],
  ['ka', 'რამდენ პროცენტს იხდით სოფელში და ქალაქში?'],
] as const)('names both rates to who asks about both in %s', async (language, request) => {
  expect((await ask(request, language)).entries).toEqual(['earn', 'simple-earn']);
});

it.each([
  ['ru', 'Я из Казани. Где забрать вывеску и до скольки там работают?', ['паспорт', '8:00']],
  ['en', 'I live in Kazan. Where do I collect the sign and until when are they open?', ['passport', '8:00']],
  ['ka', 'ყაზანში ვარ. აბრა სად ავიღო და რომელ საათებში?', ['პასპორტი', '8:00']],
] as const)('names the sorting centre of a town in %s', async (language, request, facts) => {
  const { entries, words } = await ask(request, language);
  expect(entries[0]).toMatch(/^center\./);
  for (const fact of facts) expect(words).toContain(fact);
});

it.each([
  ['ka', 'ჩემი ამანათი სად არის? გუშინ უნდა მოსულიყო'],
  ['en', 'My order has been stuck since Friday, can you track it? Number 48812'],
  ['en', 'I am planning a nail salon. Which permits and how much starting capital?'],
  ['ru', 'Хочу открыть кофейню. Какой нужен стартовый капитал?'],
] as const)('takes no sentence out of what is about something else in %s: %s', async (language, request) => {
  expect((await ask(request, language)).entries).toEqual([]);
});
