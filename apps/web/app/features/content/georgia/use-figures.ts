import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { pointTypeTerms, STANDARD_POINT } from '@punkt/domain/point-type';
import { MINIMUM_STOCK_PERCENT } from '@punkt/domain/premises';
import { useLanguage } from '../../../lib/i18n.tsx';

const { terms, currency } = country('GE');
/** The programme's own words; no rule of the product counts by them. */
const REVIEW_DAYS = 2;

/** What the Georgian texts name, from the rules of the country. */
export function useFigures() {
  const language = useLanguage();
  const money = (minor: number | null) => formatMoney(minor ?? 0, currency, language);
  return {
    fee: money(terms.guaranteeFee?.[STANDARD_POINT] ?? null),
    turnover: money(terms.subsidyTurnover),
    fine: money(terms.falseActivationFine),
    area: pointTypeTerms[STANDARD_POINT].minimumArea,
    stock: MINIMUM_STOCK_PERCENT,
    review: REVIEW_DAYS,
    rework: ORDER_TERMS.reworkDays,
    activation: ORDER_TERMS.activationDays,
    reminder: ORDER_TERMS.activationReminderDay,
    cameras: CAMERA_TERMS.minimumCameras,
    archive: CAMERA_TERMS.archiveDays,
    days: OPENING_HOURS.minimumWorkingDays,
    hours: OPENING_HOURS.minimumHours,
  };
}
