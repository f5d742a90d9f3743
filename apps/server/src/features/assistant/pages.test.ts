import { BOOK_SIZES, BRAND_COLOURS } from '@punkt/domain/brand-book';
import { NETWORK_AVERAGES } from '@punkt/domain/earnings';
import { FILE_LIMITS_MB, VIDEO_SECONDS } from '@punkt/domain/files';
import { LOGIN_CODE } from '@punkt/domain/one-time-code';
import { APPEAL_TERMS } from '@punkt/domain/order-appeals';
import { ORDER_TERMS, UNPAID_MAXIMUM } from '@punkt/domain/order-terms';
import { PRIVACY_TERMS } from '@punkt/domain/privacy-terms';
import { sitePageAt } from '@punkt/domain/site-pages';
import { TICKET_TERMS } from '@punkt/domain/ticket-terms';
import { describe, expect, it } from 'vitest';
import { firstAssistant } from './testing/evaluation.ts';

type Language = 'ru' | 'en' | 'ka';

const assistant = firstAssistant();
const ask = async (request: string, language: Language) => {
  const { reply, entries } = await assistant.consider({ request, language });
  const words = reply.answer.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
  return { ...reply, entries, words };
};

/** An entry, figures that its answer names, and a question in Russian, Georgian and English. */
const ENTRIES: ReadonlyArray<
  readonly [entry: string, figures: ReadonlyArray<string | number>, ru: string, ka: string, en: string]
> = [
  [
    'sign-costs',
    [],
    'вешать вывеску будем сами или за это доплачивать?',
    'აბრის ჩამოკიდება ჩემი ხარჯია?',
    'who covers the electrician for the sign',
  ],
  [
    'sign-place',
    [BOOK_SIZES.facade.fromGround],
    'вывеску можно сбоку от двери прикрутить?',
    'რა სიმაღლეზე უნდა ეკიდოს აბრა',
    'neighbours object to the sign, who has to sort it out',
  ],
  [
    'fee-credited',
    [ORDER_TERMS.activationDays],
    'Открылись вовремя: взнос вернут на баланс пункта?',
    'ერთ თვეში გავხსენით, ახლა შენატანი რა იქნება?',
    'we opened within the month, so what happens to the 50k',
  ],
  [
    'application-files',
    [VIDEO_SECONDS, FILE_LIMITS_MB.creationVideo],
    'ролик для заявки сколько мегабайт максимум',
    'განაცხადს რომელი სურათები დავურთო',
    'which pictures do you want when I first apply',
  ],
  [
    'brandbook-files',
    ['SVG', 'PDF'],
    'пришлите файл с вашим знаком в векторе',
    'ლოგოტიპი სად ჩამოვტვირთო',
    'download the logo',
  ],
  [
    'brandbook-look',
    [BRAND_COLOURS.paper, BRAND_COLOURS.teal],
    'чем застелить полы',
    'იატაკზე რა დავაგო',
    'which flooring is acceptable',
  ],
  [
    'login',
    [LOGIN_CODE.length, LOGIN_CODE.resendAfterSeconds],
    'у меня поменялся пароль и не пускает',
    'პაროლი დამავიწყდა',
    'I forgot my password',
  ],
  [
    'employees-accounts',
    [],
    'сменщица заходит с моего номера, так можно?',
    'ორი გოგო ერთი ნომრით შემოდის, შეიძლება?',
    'can my two assistants share one login',
  ],
  [
    'apps',
    [],
    'хочу ярлык кабинета на рабочий стол',
    'აიფონისთვის აპლიკაცია გაქვთ?',
    'do you have an iphone app',
  ],
  [
    'eco',
    [],
    'поставить ящик под старые батарейки',
    'ძველი ელემენტების ყუთი შემიძლია დავდგა?',
    'could I put a box for old batteries',
  ],
  [
    'landlord',
    [],
    'чем убедить собственника сдать нам под пвз',
    'შენობის პატრონს რა ვუთხრა',
    'will the marketplace pay my rent',
  ],
  [
    'learning',
    [],
    'курсы для продавцов на выдаче когда станут доступны',
    'სწავლება როდის დაიწყება',
    'when do I get access to the training course',
  ],
  [
    'privacy',
    [PRIVACY_TERMS.destructionDays, PRIVACY_TERMS.keptYearsAfterContract],
    'сотрите все сведения обо мне',
    'წაშალეთ ჩემი მონაცემები',
    'please erase everything you hold about me',
  ],
  [
    'closing',
    [30, 14],
    'надоело, хочу закрыться совсем, за сколько предупреждать',
    'პუნქტის დახურვა მინდა, რამდენი დღით ადრე გაგაფრთხილოთ',
    'how much notice to shut the point down',
  ],
  [
    'appeal',
    [APPEAL_TERMS.days],
    'отклонили несправедливо, куда пожаловаться',
    'უარი უსამართლოა, სად გავასაჩივრო',
    'I think the refusal is unfair',
  ],
  [
    'offer',
    [],
    'обязательно ли подписывать новую версию договора',
    'რას ვაწერ ხელს',
    'what exactly do I sign',
  ],
  [
    'cameras-places',
    [90],
    'надо ли камеру в примерочную',
    'კამერები საით უნდა იყურებოდეს',
    'where must the cameras point',
  ],
  [
    'income-towns',
    [],
    'а Казань в списке с гарантией?',
    'რომელ ქალაქებშია გარანტირებული შემოსავალი',
    'which cities have guaranteed income',
  ],
  [
    'calculator',
    [NETWORK_AVERAGES.ordersPerDay],
    'есть где-то калькулятор прибыли',
    'მოგების კალკულატორი სად არის',
    'is there a calculator for profit',
  ],
  ['figures', [], 'вы вообще большие?', 'სულ რამდენი პუნქტი გაქვთ', 'how many outlets are in the network'],
  [
    'checklist',
    [],
    'список что смотреть при осмотре помещения дайте',
    'ფართის დასათვალიერებლად სია გაქვთ?',
    'something to take along when I inspect premises',
  ],
  [
    'couriers',
    [],
    'ночью кто-то должен дежурить ради машины?',
    'კურიერს შეკვეთები რომელ საათზე მოაქვს',
    'at what time do the couriers bring orders',
  ],
  [
    'requisites',
    [12, 10, 9, 20],
    'сменился расчётный счёт, где поправить',
    'ბანკის ანგარიში შევცვალე, სად ჩავწერო',
    'my bank account changed, where do I update it',
  ],
  [
    'identity',
    [],
    'зачем фотографироваться с паспортом',
    'პასპორტით სელფი რისთვის გინდათ',
    'why do you need a selfie with my passport',
  ],
  [
    'draft',
    [],
    'если не допишу анкету сегодня, завтра продолжу?',
    'ხვალ შემიძლია განაცხადის გაგრძელება?',
    'can I finish the form tomorrow',
  ],
  [
    'several',
    [UNPAID_MAXIMUM],
    'хочу сразу три точки, можно?',
    'სამი პუნქტი ერთდროულად შეიძლება?',
    'may one person run five points',
  ],
  [
    'tickets',
    [TICKET_TERMS.disputeDays],
    'сколько ждать ответа на обращение',
    'მიმართვაზე რამდენ დღეში პასუხობთ',
    'how fast does support reply to a ticket',
  ],
  [
    'changes',
    [],
    'хочу расширить склад, как сообщить о новой площади',
    'მომუშავე პუნქტის საათების შეცვლა მინდა',
    'I want other opening hours for my working point',
  ],
  [
    'features',
    [],
    'автомат с кофе внутри можно?',
    'ყავის აპარატი შეიძლება დავდგა?',
    'install a water vending machine',
  ],
  [
    'furniture',
    [BOOK_SIZES.rack.depth, BOOK_SIZES.counter.height],
    'высота стола выдачи',
    'თაროები რა სიღრმის უნდა იყოს',
    'how deep should the racks be',
  ],
  [
    'duties',
    [],
    'а возвраты от людей тоже принимать?',
    'ხალხისგან დაბრუნებული ნივთებიც უნდა მივიღო?',
    'do I have to take returns from people',
  ],
  [
    'repair-crew',
    [],
    'посоветуйте строителей под ваш стиль',
    'ბრენდბუკის მიხედვით რემონტს რომელი კომპანია აკეთებს?',
    'Which crew can renovate my place by the brand book?',
  ],
  ['languages', [], 'сайт на английском есть?', 'საიტი ინგლისურად არის?', 'is the cabinet in Georgian too'],
  ['gln', [13], 'что за GLN требуют в Минске', 'GLN რა არის', 'what is a GLN number'],
  [
    'support-choice',
    [],
    'можно взять и субсидию и гарантию дохода сразу',
    'სუბსიდიაც და გარანტირებული შემოსავალიც ერთად შეიძლება?',
    'may I have both the grant and the minimum income',
  ],
  [
    'countries-terms',
    [],
    'что с взносом и субсидией в Казахстане',
    'ყაზახეთში რა პირობებია',
    'what are the terms in Kazakhstan',
  ],
];

describe.each(ENTRIES)('%s', (entry, figures, ru, ka, en) => {
  it.each([
    ['ru', ru],
    ['ka', ka],
    ['en', en],
  ] as const)('is the answer in %s', async (language, question) => {
    const { entries, words, source } = await ask(question, language);
    expect(entries).toContain(entry);
    for (const figure of figures) expect(words).toContain(String(figure));
    // A page of the public site, or a section of the account.
    const path = source?.href.replace(/#.*/, '') ?? '';
    expect(path.startsWith('/lk/') || sitePageAt(path, 'main'), path).toBeTruthy();
  });
});

describe('what is not ours', () => {
  it.each([
    ['сколько Озон платит владельцу пункта', 'ru'],
    ['какой взнос у Яндекса за пункт', 'ru'],
    ['хочу стать поставщиком и продавать свои вещи', 'ru'],
    ['how much does Amazon pay for a pickup point', 'en'],
    ['register as a seller on your site', 'en'],
    ['ამაზონი რამდენს უხდის პუნქტის მფლობელს', 'ka'],
    ['გამყიდველად როგორ დავრეგისტრირდე', 'ka'],
  ] as const)('gets neither an answer nor choices: %s', async (question, language) => {
    const { known, choices, entries } = await ask(question, language);
    expect({ known, choices, entries }).toEqual({ known: false, choices: undefined, entries: [] });
  });

  it.each([
    ['когда курьер привезёт мой заказ?', 'ru'],
    ['when will the courier bring my order?', 'en'],
    ['კურიერი ჩემს შეკვეთას როდის მოიტანს?', 'ka'],
  ] as const)('a buyer is not told of deliveries to points: %s', async (question, language) => {
    expect((await ask(question, language)).entries).toEqual([]);
  });
});

it('whoever opened in time is not told what becomes of who is late', async () => {
  const { entries } = await ask('Пункт открыли вовремя. Где теперь деньги, которые я платила?', 'ru');
  expect(entries).not.toContain('refund.late');
});

it('a question is answered, not the story before it', async () => {
  const { entries } = await ask(
    'Боюсь не успеть с ремонтом. Какой штраф, если отправить на активацию недоделанный пункт?',
    'ru',
  );
  expect(entries).toContain('unready');
  expect(entries).not.toContain('repair-time');
});

it('a trade that nobody taught is no pickup point', async () => {
  expect((await ask('хочу открыть чебуречную, с чего начать', 'ru')).entries).toEqual([]);
});
