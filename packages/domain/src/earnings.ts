import { RU_PROGRAMME } from './countries/ru-programme.ts';
import { type PointType, SIMPLIFIED_POINT, STANDARD_POINT } from './point-type.ts';
import { PROGRAMME_FIGURES } from './programme-figures.ts';
import { tariffPercent } from './tariff.ts';

/** Sizes of town between which the tariff differs, each by the people it is calculated for. */
export const TOWN_SIZES = {
  million: 1_000_000,
  large: 250_000,
  middle: 50_000,
  small: 10_000,
  village: 2_000,
} as const;
export type TownSize = keyof typeof TOWN_SIZES;

/** The largest size that so many people reach. */
export const townSizeOf = (population: number): TownSize =>
  (Object.keys(TOWN_SIZES) as TownSize[]).find((size) => population >= TOWN_SIZES[size]) ?? 'village';

export const SUPPORT_KINDS = ['none', 'income', 'single'] as const;
export type SupportKind = (typeof SUPPORT_KINDS)[number];

/** Everything the calculation takes; money in whole units of the currency, as people think of rent. */
export interface EarningPlan {
  readonly ordersPerDay: number;
  readonly averageOrder: number;
  readonly workingDays: number;
  readonly tariff: number;
  readonly rent: number;
  readonly wages: number;
  readonly otherCosts: number;
  /** Of the reward, in percent: the simplified tax system taxes income. */
  readonly tax: number;
  readonly repair: number;
  readonly equipment: number;
  /** Rent paid while nothing is handed out yet. */
  readonly emptyMonths: number;
  /** Until as many orders come as named; they grow evenly from the first month on. */
  readonly growthMonths: number;
  readonly support: SupportKind;
  /** A month of guaranteed income, or the one-time subsidy. */
  readonly supportAmount: number;
}

export interface EarningMonth {
  readonly turnover: number;
  readonly reward: number;
  /** What the marketplace pays on top. */
  readonly support: number;
  readonly costs: number;
  readonly tax: number;
  readonly result: number;
}

/** After so many months nobody calls it a payback any more. */
const PATIENCE_MONTHS = 60;
const whole = Math.round;
const MINOR = 100;

/** Share of the orders that come in a month, counted from 1. */
const shareOf = (month: number, { growthMonths }: EarningPlan): number =>
  growthMonths < 1 ? 1 : Math.min(1, month / (growthMonths + 1));

function monthOf(plan: EarningPlan, month: number, earnedBefore: number): EarningMonth {
  const orders = plan.ordersPerDay * plan.workingDays * shareOf(month, plan);
  const turnover = whole(orders * plan.averageOrder);
  const reward = whole((turnover * plan.tariff) / 100);
  const support = supportOf(plan, month, { turnover, reward, earnedBefore });
  const costs = plan.rent + plan.wages + plan.otherCosts;
  const tax = whole(((reward + support) * plan.tax) / 100);
  return { turnover, reward, support, costs, tax, result: reward + support - costs - tax };
}

interface Earned {
  readonly turnover: number;
  readonly reward: number;
  /** Turnover of all months before. */
  readonly earnedBefore: number;
}

/** Guaranteed income tops the reward up; the one-time subsidy comes in the month in which the turnover reaches its mark. */
function supportOf(plan: EarningPlan, month: number, { turnover, reward, earnedBefore }: Earned): number {
  const { guaranteedIncome, subsidyTurnover } = RU_PROGRAMME.terms;
  if (plan.support === 'income')
    return month <= (guaranteedIncome?.months ?? 0) ? Math.max(0, plan.supportAmount - reward) : 0;
  if (plan.support === 'none' || subsidyTurnover === null) return 0;
  const mark = subsidyTurnover / MINOR;
  return earnedBefore < mark && earnedBefore + turnover >= mark ? plan.supportAmount : 0;
}

export interface Earnings {
  /** What is spent before the first order. The guarantee fee is not: it comes back when the point opens. */
  readonly start: number;
  readonly first: EarningMonth;
  /** With all orders and without support: how it goes on. */
  readonly usual: EarningMonth;
  /** Months from the opening until the start is earned back; null where that takes longer than five years. */
  readonly paybackMonths: number | null;
}

export function earningsOf(plan: EarningPlan): Earnings {
  const start = plan.repair + plan.equipment + whole(plan.rent * plan.emptyMonths);
  const first = monthOf(plan, 1, 0);
  const usual = monthOf({ ...plan, support: 'none', growthMonths: 0 }, 1, 0);
  let [left, turnover] = [start, 0];
  let paybackMonths: number | null = null;
  for (let month = 1; month <= PATIENCE_MONTHS && paybackMonths === null; month += 1) {
    const earned = monthOf(plan, month, turnover);
    turnover += earned.turnover;
    left -= earned.result;
    // Early support alone is no payback when the point then loses it again month by month.
    if (left <= 0 && usual.result >= 0) paybackMonths = month;
  }
  return { start, first, usual, paybackMonths };
}

/** Small places open on simplified conditions, the others on standard ones. */
export const typeIn = (town: TownSize): PointType => (town === 'village' ? SIMPLIFIED_POINT : STANDARD_POINT);

export const tariffIn = (town: TownSize, area: number): number =>
  tariffPercent({ country: RU_PROGRAMME, population: TOWN_SIZES[town], area, pointType: typeIn(town) }) ?? 0;

/** Of the whole network: what an average point hands out, by the programme's own figures. */
export const NETWORK_AVERAGES = {
  ordersPerDay: whole(PROGRAMME_FIGURES.ordersPerYear / PROGRAMME_FIGURES.pickupPoints / 365),
  averageOrder: whole(PROGRAMME_FIGURES.turnoverRubles / PROGRAMME_FIGURES.ordersPerYear),
} as const;

const perMetre = (rublesPerMetre: number) => (area: number) => whole(area * rublesPerMetre);
/** A guess for a first look, meant to be replaced: a month of one square metre, by the size of the town. */
const RENT = {
  million: perMetre(1_500),
  large: perMetre(1_000),
  middle: perMetre(800),
  small: perMetre(600),
  village: perMetre(400),
} as const satisfies Record<TownSize, (area: number) => number>;
export const usualRent = (town: TownSize, area: number): number => RENT[town](area);

/** How far a figure may be moved, and in which steps: the browser's own checks use it. */
export const EARNING_BOUNDS = {
  area: { min: 10, max: 300, step: 1 },
  ordersPerDay: { min: 5, max: 600, step: 1 },
  averageOrder: { min: 100, max: 10_000, step: 1 },
  workingDays: { min: 15, max: 31, step: 1 },
  tariff: { min: 0.5, max: 6, step: 0.1 },
  rent: { min: 0, max: 1_000_000, step: 500 },
  wages: { min: 0, max: 1_000_000, step: 1_000 },
  otherCosts: { min: 0, max: 500_000, step: 500 },
  tax: { min: 0, max: 30, step: 1 },
  repair: { min: 0, max: 5_000_000, step: 10_000 },
  equipment: { min: 0, max: 5_000_000, step: 10_000 },
  emptyMonths: { min: 0, max: 12, step: 1 },
  growthMonths: { min: 0, max: 24, step: 1 },
  supportAmount: { min: 0, max: 1_000_000, step: 1_000 },
} as const;

/** A first plan. What the programme says is taken from it; the rest are round guesses that the reader is asked to replace. */
export const firstPlan = (town: TownSize, area: number): EarningPlan => ({
  ...NETWORK_AVERAGES,
  workingDays: 30,
  tariff: tariffIn(town, area),
  rent: usualRent(town, area),
  wages: 45_000,
  otherCosts: 12_000,
  tax: 6,
  repair: PROGRAMME_FIGURES.repairFrom / MINOR,
  equipment: 120_000,
  emptyMonths: 1,
  growthMonths: 3,
  support: 'none',
  supportAmount: 0,
});

/** What guaranteed income is in a town of this size, for a first look: only two towns get the higher one. */
export const incomeIn = (town: TownSize): number => {
  const { capitals = 0, elsewhere = 0 } = RU_PROGRAMME.terms.guaranteedIncome ?? {};
  return (town === 'million' ? capitals : elsewhere) / MINOR;
};
