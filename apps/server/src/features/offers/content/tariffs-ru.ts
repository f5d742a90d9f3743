import type { CountryCode } from '@punkt/domain/country-code';
import { PAYOUT_TERMS } from '@punkt/domain/payout-terms';
import { type Figures, NOTE_RU, OF_COUNTRY_RU } from './figures.ts';
import { markUp, present, type Section, table } from './markup.ts';

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

export const tariffsRu = (code: CountryCode, figures: Figures): string =>
  markUp({
    title: 'Тарифы',
    note: NOTE_RU,
    lead: `Вознаграждение, поддержка и удержания для пунктов на территории ${OF_COUNTRY_RU[code]}.`,
    figures: table(['Показатель', 'Значение'], rows(figures)),
    sections: [calculation, payment],
  });
