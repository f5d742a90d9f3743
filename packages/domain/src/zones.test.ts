import { describe, expect, test } from 'vitest';
import { countries, country } from './countries.ts';
import { COUNTRY_CODES } from './country-code.ts';
import { POINT_TYPES, SIMPLIFIED_POINT, STANDARD_POINT } from './point-type.ts';
import { madeUpZone, subsidiesOf, ZONE_KINDS, type ZoneKind } from './zones.ts';

const AREAS = Array.from({ length: 4_000 }, (_, index) => `8711aa${index.toString(16).padStart(4, '0')}ffff`);

function shares(population: number, code: (typeof COUNTRY_CODES)[number]): Record<ZoneKind, number> {
  const counts: Record<ZoneKind, number> = { guaranteedIncome: 0, single: 0, none: 0, grey: 0 };
  for (const area of AREAS) counts[madeUpZone(area, population, country(code))] += 100 / AREAS.length;
  return counts;
}

describe('made-up zones', () => {
  test('never change', () => {
    // A map that people know must not change under them: these are what the first release showed.
    expect(AREAS.slice(0, 8).map((area) => madeUpZone(area, 2_000_000, country('RU')))).toEqual([
      'single',
      'guaranteedIncome',
      'grey',
      'guaranteedIncome',
      'single',
      'single',
      'guaranteedIncome',
      'none',
    ]);
  });

  test('support large towns more', () => {
    const large = shares(2_000_000, 'RU');
    const small = shares(20_000, 'RU');
    const village = shares(900, 'RU');
    expect(large.guaranteedIncome).toBeGreaterThan(small.guaranteedIncome + 10);
    expect(village.guaranteedIncome).toBe(0);
    for (const counts of [large, small, village]) expect(counts.grey).toBeGreaterThan(0.5);
    expect(large.grey).toBeGreaterThan(village.grey);
  });

  test.each(COUNTRY_CODES)('of %s pay nothing that its terms do not know', (code) => {
    const { terms } = country(code);
    const counts = shares(500_000, code);
    if (!terms.guaranteedIncome) expect(counts.guaranteedIncome).toBe(0);
    if (terms.subsidyTurnover === null) expect(counts.single).toBe(0);
    expect(counts.none).toBeGreaterThan(0);
  });
});

describe('subsidies', () => {
  const of = (
    kind: ZoneKind,
    code: 'RU' | 'GE' | 'KZ',
    pointType = STANDARD_POINT as (typeof POINT_TYPES)[number],
    capital = false,
  ) => subsidiesOf({ kind, country: country(code), pointType, capital });

  test('guarantee an income for three months, more in the capitals, or a one-time subsidy instead', () => {
    const single = {
      subsidyType: 'single',
      subsidy: null,
      months: null,
      turnover: 300_000_000,
      currency: 'RUB',
    };
    const income = { subsidyType: 'guaranteedIncome', months: 3, turnover: null, currency: 'RUB' };
    expect(of('guaranteedIncome', 'RU')).toEqual([{ ...income, subsidy: 15_000_000 }, single]);
    expect(of('guaranteedIncome', 'RU', STANDARD_POINT, true)).toEqual([
      { ...income, subsidy: 20_000_000 },
      single,
    ]);
    expect(of('single', 'RU')).toEqual([single]);
  });

  test('are in lari in Georgia, where no income is guaranteed', () => {
    const single = {
      subsidyType: 'single',
      subsidy: null,
      months: null,
      turnover: 8_400_000,
      currency: 'GEL',
    };
    expect(of('single', 'GE')).toEqual([single]);
    expect(of('guaranteedIncome', 'GE')).toEqual([single]);
  });

  test('are not for simplified points, nor for countries without them, nor where there are none', () => {
    expect(of('guaranteedIncome', 'RU', SIMPLIFIED_POINT)).toEqual([]);
    for (const kind of ZONE_KINDS) expect(of(kind, 'KZ')).toEqual([]);
    expect(of('none', 'RU')).toEqual([]);
    expect(of('grey', 'RU')).toEqual([]);
  });

  test('never promise what a country does not know', () => {
    for (const one of Object.values(countries))
      for (const kind of ZONE_KINDS)
        for (const pointType of POINT_TYPES)
          for (const { currency, subsidy, turnover } of subsidiesOf({
            kind,
            country: one,
            pointType,
            capital: true,
          })) {
            expect(currency).toBe(one.currency.code);
            expect(subsidy ?? turnover).toBeGreaterThan(0);
          }
  });
});
