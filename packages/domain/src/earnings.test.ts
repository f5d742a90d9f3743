import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EarningPlan,
  earningsOf,
  firstPlan,
  incomeIn,
  NETWORK_AVERAGES,
  SUPPORT_KINDS,
  tariffIn,
  townSizeOf,
  typeIn,
} from './earnings.ts';

/** 100 orders of 1,000 on 30 days: three million, of which 3 % are ninety thousand. */
const PLAN: EarningPlan = {
  ordersPerDay: 100,
  averageOrder: 1_000,
  workingDays: 30,
  tariff: 3,
  rent: 30_000,
  wages: 20_000,
  otherCosts: 4_600,
  tax: 6,
  repair: 200_000,
  equipment: 70_000,
  emptyMonths: 1,
  growthMonths: 0,
  support: 'none',
  supportAmount: 0,
};
const plan = (change: Partial<EarningPlan>) => earningsOf({ ...PLAN, ...change });

describe('what a point earns', () => {
  it('is the reward less costs and tax', () => {
    expect(plan({}).usual).toEqual({
      turnover: 3_000_000,
      reward: 90_000,
      support: 0,
      costs: 54_600,
      tax: 5_400,
      result: 30_000,
    });
  });

  it('pays back repair, equipment and the rent of the empty room', () => {
    expect(plan({})).toMatchObject({ start: 300_000, paybackMonths: 10 });
    expect(plan({ emptyMonths: 2 })).toMatchObject({ start: 330_000, paybackMonths: 11 });
    expect(plan({ repair: 200_001 }).paybackMonths).toBe(11);
  });

  it('grows evenly to its orders', () => {
    const { first, usual, paybackMonths } = plan({ growthMonths: 2 });
    expect(first.turnover).toBe(1_000_000);
    expect(usual.turnover).toBe(3_000_000);
    // It loses 26,400, earns 1,800, then thirty thousand a month.
    expect(first.result).toBe(30_000 - 1_800 - 54_600);
    expect(paybackMonths).toBe(13);
  });

  it('is topped up to the guaranteed income, in the first three months alone', () => {
    const { first, usual } = plan({ support: 'income', supportAmount: 150_000 });
    expect(first).toMatchObject({ reward: 90_000, support: 60_000, tax: 9_000, result: 86_400 });
    expect(usual).toMatchObject({ support: 0, result: 30_000 });
    // Three months of 86,400 leave 40,800: two months more.
    expect(plan({ support: 'income', supportAmount: 150_000 }).paybackMonths).toBe(5);
  });

  it('is not lowered to the guaranteed income', () => {
    expect(plan({ support: 'income', supportAmount: 50_000 }).first.support).toBe(0);
  });

  it('gets the one-time subsidy once, when the turnover reaches three million', () => {
    expect(plan({ support: 'single', supportAmount: 100_000 }).first.support).toBe(100_000);
    const slow = { support: 'single', supportAmount: 100_000, ordersPerDay: 50 } as const;
    expect(plan({ ...slow, rent: 0 }).first.support).toBe(0);
    // 17,700 a month and 94,000 in the second: without it 16 months.
    expect(plan({ ...slow, rent: 0 }).paybackMonths).toBe(10);
    expect(plan({ ...slow, rent: 0, supportAmount: 0 }).paybackMonths).toBe(16);
  });

  it('never pays back where every month loses, whatever is paid at the beginning', () => {
    const losing = { rent: 80_000, repair: 0, equipment: 0, emptyMonths: 0 } as const;
    expect(plan(losing)).toMatchObject({ usual: { result: -20_000 }, paybackMonths: null });
    expect(plan({ ...losing, support: 'income', supportAmount: 500_000 }).paybackMonths).toBeNull();
  });

  it('is whole units, whatever is typed, and never pays back later for more orders', () => {
    const some = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.record({
          ordersPerDay: fc.integer({ min: 1, max: 500 }),
          averageOrder: fc.integer({ min: 100, max: 5_000 }),
          workingDays: fc.integer({ min: 15, max: 31 }),
          tariff: fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10),
          rent: some,
          wages: some,
          otherCosts: some,
          tax: fc.integer({ min: 0, max: 30 }),
          repair: some,
          equipment: some,
          emptyMonths: fc.integer({ min: 0, max: 12 }),
          growthMonths: fc.integer({ min: 0, max: 24 }),
          support: fc.constantFrom(...SUPPORT_KINDS),
          supportAmount: some,
        }),
        (any) => {
          const { start, first, usual, paybackMonths } = earningsOf(any);
          for (const value of [start, first.result, usual.result, usual.tax])
            expect(value).toSatisfy(Number.isInteger);
          const calm = { ...any, support: 'none' } as const;
          const more = earningsOf({ ...calm, ordersPerDay: any.ordersPerDay + 10 }).paybackMonths;
          const less = earningsOf(calm).paybackMonths;
          if (less !== null) expect(more ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(less);
          if (paybackMonths !== null) expect(usual.result).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

it('begins with the programme’s own averages and tariffs', () => {
  expect(NETWORK_AVERAGES).toEqual({ ordersPerDay: 171, averageOrder: 889 });
  expect(tariffIn('million', 30)).toBe(3);
  expect(tariffIn('million', 50)).toBe(3.2);
  expect([typeIn('village'), tariffIn('village', 10)]).toEqual(['TYPE_POINT_28', 1.8]);
  expect([incomeIn('million'), incomeIn('large')]).toEqual([200_000, 150_000]);
  expect(firstPlan('large', 30)).toMatchObject({ repair: 300_000, tariff: 3.2, rent: 30_000 });
});

it.each([
  [12_000_000, 'million'],
  [480_000, 'large'],
  [50_000, 'middle'],
  [12_000, 'small'],
  [2_500, 'village'],
  [300, 'village'],
])('takes a town of %i people as %s', (people, size) => {
  expect(townSizeOf(people)).toBe(size);
});
