import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { formatMoney } from '@punkt/domain/money';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { MOVE_TERMS, ORDER_TERMS } from '@punkt/domain/order-terms';
import { pointTypeTerms } from '@punkt/domain/point-type';
import { CEILING_HEIGHT, MINIMUM_STOCK_PERCENT } from '@punkt/domain/premises';
import { PRIVACY_TERMS } from '@punkt/domain/privacy-terms';

/** Every figure of the documents, from the rules the product itself follows: text and behaviour can't drift apart. */
export function figuresOf(code: CountryCode, language: 'ru' | 'ka') {
  const { terms, currency, flow } = country(code);
  const money = (minor: number) => formatMoney(minor, currency, language);
  const optional = (minor: number | null) => (minor === null ? null : money(minor));
  const { TYPE_POINT_8: standard, TYPE_POINT_28: simplified } = pointTypeTerms;
  return {
    flow,
    standardFee: terms.guaranteeFee && money(terms.guaranteeFee.TYPE_POINT_8),
    simplifiedFee: terms.guaranteeFee && money(terms.guaranteeFee.TYPE_POINT_28),
    subsidyTurnover: optional(terms.subsidyTurnover),
    fine: optional(terms.falseActivationFine),
    signboardCompensation: optional(terms.signboardCompensation),
    income: terms.guaranteedIncome && {
      months: terms.guaranteedIncome.months,
      capitals: money(terms.guaranteedIncome.capitals),
      elsewhere: money(terms.guaranteedIncome.elsewhere),
    },
    standardArea: standard.minimumArea,
    simplifiedArea: simplified.minimumArea,
    simplifiedTown: simplified.townPopulationLimit.toLocaleString(language),
    simplifiedTariff: `${simplified.tariffPercent.from.toLocaleString(language)}–${simplified.tariffPercent.to.toLocaleString(language)} %`,
    stockPercent: MINIMUM_STOCK_PERCENT,
    ceiling: CEILING_HEIGHT,
    hours: OPENING_HOURS,
    cameras: CAMERA_TERMS,
    order: ORDER_TERMS,
    move: MOVE_TERMS,
    privacy: PRIVACY_TERMS,
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** In the genitive, as «законодательство …» wants it. */
export const OF_COUNTRY_RU: Readonly<Record<CountryCode, string>> = {
  RU: 'Российской Федерации',
  AM: 'Республики Армения',
  KZ: 'Республики Казахстан',
  BY: 'Республики Беларусь',
  UZ: 'Республики Узбекистан',
  KG: 'Кыргызской Республики',
  GE: 'Грузии',
  TJ: 'Республики Таджикистан',
  TM: 'Туркменистана',
};

export const NOTE_RU =
  'Образец. Этот текст написан для демонстрационной среды «Пункта», не является офертой или рекламой и не имеет юридической силы: подпись под ним никого ни к чему не обязывает.';
