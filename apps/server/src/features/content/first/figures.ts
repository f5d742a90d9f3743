import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { country } from '@punkt/domain/countries';
import { FILE_LIMITS_MB, VIDEO_SECONDS } from '@punkt/domain/files';
import { formatMoney } from '@punkt/domain/money';
import { MOVE_TERMS, ORDER_TERMS } from '@punkt/domain/order-terms';
import { pointTypeTerms } from '@punkt/domain/point-type';

const { terms: russia, currency: rouble } = country('RU');
const { terms: georgia, currency: lari } = country('GE');
const { terms: armenia, currency: dram } = country('AM');
const roubles = (minor: number | null | undefined) => formatMoney(minor ?? 0, rouble, 'ru');
const { from, to } = pointTypeTerms.TYPE_POINT_28.tariffPercent;

/** Figures of the first content come from the rules the product follows: text and behaviour can't drift apart. */
export const FIGURES = {
  ...ORDER_TERMS,
  archiveDays: CAMERA_TERMS.archiveDays,
  cameras: CAMERA_TERMS.minimumCameras,
  moveMetres: MOVE_TERMS.radiusMetres,
  videoMegabytes: FILE_LIMITS_MB.activationVideo,
  videoSeconds: VIDEO_SECONDS,
  standardArea: pointTypeTerms.TYPE_POINT_8.minimumArea,
  simplifiedArea: pointTypeTerms.TYPE_POINT_28.minimumArea,
  simplifiedTown: pointTypeTerms.TYPE_POINT_28.townPopulationLimit.toLocaleString('ru'),
  simplifiedTariff: `${from.toLocaleString('ru')}–${to.toLocaleString('ru')} %`,
  standardFee: roubles(russia.guaranteeFee?.TYPE_POINT_8),
  simplifiedFee: roubles(russia.guaranteeFee?.TYPE_POINT_28),
  turnover: roubles(russia.subsidyTurnover),
  incomeCapitals: roubles(russia.guaranteedIncome?.capitals),
  incomeElsewhere: roubles(russia.guaranteedIncome?.elsewhere),
  incomeMonths: russia.guaranteedIncome?.months ?? 0,
  fine: roubles(russia.falseActivationFine),
  armenianSignboard: formatMoney(armenia.signboardCompensation ?? 0, dram, 'ru'),
  georgianTurnover: formatMoney(georgia.subsidyTurnover ?? 0, lari, 'ka'),
  georgianFine: formatMoney(georgia.falseActivationFine ?? 0, lari, 'ka'),
  /** The programme's own words; no rule of the product counts by them. */
  repairFrom: roubles(30_000_000),
  greyMinutes: 15,
  reviewDays: 2,
} as const;
