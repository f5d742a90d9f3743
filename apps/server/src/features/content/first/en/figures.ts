import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { formatMoney } from '@punkt/domain/money';
import { pointTypeTerms } from '@punkt/domain/point-type';
import { FIGURES } from '../figures.ts';

const { terms: russia } = country('RU');
const { terms: georgia } = country('GE');
const { terms: armenia } = country('AM');
const { townPopulationLimit, tariffPercent } = pointTypeTerms.TYPE_POINT_28;
const money = (code: CountryCode, minor: number | null | undefined) =>
  formatMoney(minor ?? 0, country(code).currency, 'en');

/** The same figures with English digits. Georgian writes them as Russian does, so it needs no list of its own. */
export const ENGLISH_FIGURES = {
  ...FIGURES,
  simplifiedTown: townPopulationLimit.toLocaleString('en'),
  simplifiedTariff: `${tariffPercent.from.toLocaleString('en')}–${tariffPercent.to.toLocaleString('en')}%`,
  standardFee: money('RU', russia.guaranteeFee?.TYPE_POINT_8),
  simplifiedFee: money('RU', russia.guaranteeFee?.TYPE_POINT_28),
  turnover: money('RU', russia.subsidyTurnover),
  incomeCapitals: money('RU', russia.guaranteedIncome?.capitals),
  incomeElsewhere: money('RU', russia.guaranteedIncome?.elsewhere),
  fine: money('RU', russia.falseActivationFine),
  armenianSignboard: money('AM', armenia.signboardCompensation),
  georgianTurnover: money('GE', georgia.subsidyTurnover),
  georgianFine: money('GE', georgia.falseActivationFine),
  repairFrom: money('RU', 30_000_000),
} as const;
