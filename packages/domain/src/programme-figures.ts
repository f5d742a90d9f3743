import { CAMERA_TERMS } from './cameras.ts';
import { RU_PROGRAMME } from './countries/ru-programme.ts';
import { digitsOf, formatMoney } from './money.ts';
import { OPENING_HOURS } from './opening-hours.ts';
import { ORDER_TERMS } from './order-terms.ts';
import { pointTypeTerms, SIMPLIFIED_POINT, STANDARD_POINT } from './point-type.ts';
import { CEILING_HEIGHT, MINIMUM_STOCK_PERCENT, SIGNBOARD_SIZES } from './premises.ts';

/** What the landing tells about the programme as a whole. */
export const PROGRAMME_FIGURES = {
  pickupPoints: 72_000,
  turnoverRubles: 4_000_000_000_000,
  ordersPerYear: 4_500_000_000,
  paybackMonths: { from: 2, to: 6 },
  /** Minor units of the rouble. */
  repairFrom: 30_000_000,
  comfortableArea: { from: 40, to: 50 },
  activationReviewDays: 2,
  /** From the payment until the zone is grey on everybody's map. */
  greyMinutes: 15,
  /** Until a declined applicant has the fee back. */
  declinedRefundDays: 30,
  /** The least an application is accepted with: a landing that asked for more would scare people off for nothing. */
  schedule: { hours: OPENING_HOURS.minimumHours, days: OPENING_HOURS.minimumWorkingDays },
} as const;

/** The film of the landing: so many scenes of so many seconds, one caption each. */
export const FILM_SCENES = [1, 2, 3, 4, 5, 6, 7] as const;
export const SCENE_SECONDS = 4;

/**
 * Figures of the programme as a reader of this language writes them, for the landing, the captions of its film and its
 * checklist: what they promise is what the rules of the product do.
 */
export function programmeFigures(language: string) {
  const { terms, currency } = RU_PROGRAMME;
  const money = (minor: number | null | undefined) => formatMoney(minor ?? 0, currency, language);
  const number = (value: number) => value.toLocaleString(digitsOf(language));
  const standard = pointTypeTerms[STANDARD_POINT];
  const simplified = pointTypeTerms[SIMPLIFIED_POINT];
  return {
    standardArea: standard.minimumArea,
    simplifiedArea: simplified.minimumArea,
    comfortFrom: PROGRAMME_FIGURES.comfortableArea.from,
    comfortTo: PROGRAMME_FIGURES.comfortableArea.to,
    people: number(simplified.townPopulationLimit),
    standardFee: money(terms.guaranteeFee?.[STANDARD_POINT]),
    simplifiedFee: money(terms.guaranteeFee?.[SIMPLIFIED_POINT]),
    tariffFrom: number(simplified.tariffPercent.from),
    tariffTo: number(simplified.tariffPercent.to),
    repair: money(PROGRAMME_FIGURES.repairFrom),
    capitals: money(terms.guaranteedIncome?.capitals),
    elsewhere: money(terms.guaranteedIncome?.elsewhere),
    months: terms.guaranteedIncome?.months ?? 0,
    turnover: money(terms.subsidyTurnover),
    cameras: CAMERA_TERMS.minimumCameras,
    archive: CAMERA_TERMS.archiveDays,
    hours: PROGRAMME_FIGURES.schedule.hours,
    days: PROGRAMME_FIGURES.schedule.days,
    unpaidHours: ORDER_TERMS.unpaidHours,
    activationDays: ORDER_TERMS.activationDays,
    refundDays: ORDER_TERMS.refundAfterApprovalDays,
    declinedRefundDays: PROGRAMME_FIGURES.declinedRefundDays,
    reworkDays: ORDER_TERMS.reworkDays,
    paidDays: ORDER_TERMS.autoDeleteDays,
    reminderDay: ORDER_TERMS.activationReminderDay,
    greyMinutes: PROGRAMME_FIGURES.greyMinutes,
    free: money(0),
    reviewDays: PROGRAMME_FIGURES.activationReviewDays,
    stock: MINIMUM_STOCK_PERCENT,
    ceilingMin: CEILING_HEIGHT.min,
    ceilingMax: CEILING_HEIGHT.max,
    signWidth: SIGNBOARD_SIZES['300'].width,
    signHeight: SIGNBOARD_SIZES['300'].height,
    seconds: FILM_SCENES.length * SCENE_SECONDS,
  };
}
