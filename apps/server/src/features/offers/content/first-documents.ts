import type { CountryCode } from '@punkt/domain/country-code';
import { PAYOUT_TERMS } from '@punkt/domain/payout-terms';
import type { Language } from '@punkt/locales/language';
import type { Documents } from '../tables.ts';
import { type Figures, figuresOf, NOTE_RU, OF_COUNTRY_RU } from './figures.ts';
import { markUp, present, type Section, table } from './markup.ts';
import { offerRu } from './offer-ru.ts';
import { applicationKa, offerKa, tariffsKa } from './texts-ka.ts';

const premises = (figures: Figures): Section => ({
  title: 'Помещение',
  points: present([
    `Площадь — от ${figures.standardArea} м² на стандартных условиях.`,
    figures.flow.choosesPointType
      ? `На упрощённых условиях — от ${figures.simplifiedArea} м², в населённых пунктах до ${figures.simplifiedTown} жителей.`
      : null,
    `Склад занимает не меньше ${figures.stockPercent} % площади; высота потолка — от ${figures.ceiling.min} до ${figures.ceiling.max} метров.`,
    'Первый этаж с отдельным или общим входом с улицы, помещение непроходное. Цоколь, второй этаж и торговый центр согласуются отдельно.',
    figures.flow.mallCourierAccess
      ? 'В торговом центре указывается, как и когда курьер попадает в пункт: ночью, круглосуточно или в часы работы.'
      : null,
    'Ремонт и оформление — по брендбуку, который открывается в кабинете. Отопление, свет, интернет и хотя бы одна примерочная обязательны.',
  ]),
});

const timetable = ({ hours }: Figures): Section => ({
  title: 'Расписание',
  points: [
    `Рабочий день — не короче ${hours.minimumHours} часов, не меньше ${hours.minimumWorkingDays} рабочих дней в неделю; начало и конец кратны ${hours.stepMinutes} минутам.`,
    `Рекомендуемое расписание — с ${hours.default.open} до ${hours.default.close} ежедневно.`,
    'Изменение расписания согласуется заявкой с указанием причины; до согласования действует прежнее.',
  ],
});

const cameras = ({ cameras: terms }: Figures): Section => ({
  title: 'Видеонаблюдение и замок',
  points: [
    `Не меньше ${terms.minimumCameras} камер: вход, зона выдачи, склад. Все камеры включены, архив хранится не меньше ${terms.archiveDays} дней.`,
    'Доступ к архиву передаётся через кабинет при активации и проверяется автоматически; пароли хранятся в зашифрованном виде.',
    'Дверь склада закрывается электронным замком. Если замок поставить нельзя, причина и фотографии указываются при активации.',
  ],
});

const signboard: Section = {
  title: 'Вывеска',
  points: [
    'Вывеска одного из утверждённых размеров висит над входом или рядом с ним, видна с улицы и освещена в тёмное время.',
    'Согласования с собственником здания и городом получает Партнёр. Размер и формат указываются при активации и подтверждаются фотографией.',
  ],
};

const papers = (figures: Figures): Section => ({
  title: 'Документы и фотографии',
  points: present([
    'К заявке прилагаются план БТИ или его аналог, четыре фотографии (общая, общая ночью, клиентская зона, примерочные) и видео до 30 секунд.',
    'К активации — договор аренды или право собственности, план, фотографии склада, видеонаблюдения и вывески.',
    figures.flow.hasGln
      ? 'При активации указываются GLN владельца и пункта и имя материально ответственного лица.'
      : null,
  ]),
});

const terms = ({ order, flow }: Figures): Section => ({
  title: 'Сроки рассмотрения',
  points: present([
    flow.hasPaymentStep ? `Неоплаченная заявка живёт ${order.unpaidHours} часа.` : null,
    `На замечания Партнёр отвечает за ${order.reworkDays} дней, иначе заявка отменяется.`,
    `После одобрения пункт готовится и активируется за ${order.activationDays} дней; напоминание приходит на ${order.activationReminderDay}-й день.`,
    'Активация проверяется около двух рабочих дней.',
  ]),
});

const applicationRu = (code: CountryCode, figures: Figures): string =>
  markUp({
    title: 'Заявка: требования к пункту выдачи',
    note: NOTE_RU,
    lead: `Требования, с которыми Партнёр соглашается, подавая заявку на открытие пункта на территории ${OF_COUNTRY_RU[code]}.`,
    sections: [
      premises(figures),
      timetable(figures),
      cameras(figures),
      signboard,
      papers(figures),
      terms(figures),
    ],
  });

function rows(figures: Figures): Array<readonly [string, string]> {
  const { income } = figures;
  return present([
    [
      'Вознаграждение, стандартные условия',
      'доля оборота пункта; рассчитывается по адресу и площади при подаче заявки',
    ],
    figures.flow.choosesPointType
      ? (['Вознаграждение, упрощённые условия', `${figures.simplifiedTariff} оборота`] as const)
      : null,
    figures.standardFee ? (['Гарантийный взнос, стандартные условия', figures.standardFee] as const) : null,
    figures.simplifiedFee
      ? (['Гарантийный взнос, упрощённые условия', figures.simplifiedFee] as const)
      : null,
    figures.subsidyTurnover
      ? (['Оборот, при котором выплачивается единовременная субсидия', figures.subsidyTurnover] as const)
      : null,
    income
      ? ([
          `Гарантированный доход, Москва и Санкт-Петербург, до ${income.months} мес.`,
          income.capitals,
        ] as const)
      : null,
    income
      ? ([`Гарантированный доход, другие зоны, до ${income.months} мес.`, income.elsewhere] as const)
      : null,
    figures.signboardCompensation
      ? (['Возмещение вывески', `до ${figures.signboardCompensation}`] as const)
      : null,
    figures.fine ? (['Штраф за ложную активацию', figures.fine] as const) : null,
  ]);
}

const calculation: Section = {
  title: 'Как считается вознаграждение',
  points: [
    'Оборот — сумма заказов, выданных в пункте за календарный месяц, за вычетом возвращённых.',
    'Ставка для адреса показывается в заявке до её отправки. Если рассчитать её нельзя, заявку можно сохранить, но не отправить.',
    'Налоги удерживаются и уплачиваются по системе налогообложения, указанной в реквизитах; её смена действует после проверки документов.',
  ],
};

const payment: Section = {
  title: 'Порядок выплат',
  points: [
    `Вознаграждение за месяц выплачивается до ${PAYOUT_TERMS.byDay}-го числа следующего месяца на счёт из реквизитов.`,
    `Отчёт за месяц доступен в кабинете; возражения принимаются обращением в течение ${PAYOUT_TERMS.objectionWorkingDays} рабочих дней.`,
    'С вознаграждения удерживаются штрафы и стоимость утраченных заказов, о которых Партнёр извещён.',
  ],
};

const tariffsRu = (code: CountryCode, figures: Figures): string =>
  markUp({
    title: 'Тарифы',
    note: NOTE_RU,
    lead: `Вознаграждение, поддержка и удержания для пунктов на территории ${OF_COUNTRY_RU[code]}.`,
    figures: table(['Показатель', 'Значение'], rows(figures)),
    sections: [calculation, payment],
  });

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
