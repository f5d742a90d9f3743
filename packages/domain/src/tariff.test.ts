import { describe, expect, test } from 'vitest';
import { country } from './countries.ts';
import { COUNTRY_CODES } from './country-code.ts';
import { pointTypeTerms, SIMPLIFIED_POINT, STANDARD_POINT } from './point-type.ts';
import { tariffPercent } from './tariff.ts';

const simplified = (population: number, area: number) =>
  tariffPercent({ country: country('RU'), population, area, pointType: SIMPLIFIED_POINT });
const standard = (population: number, area: number, code: (typeof COUNTRY_CODES)[number] = 'RU') =>
  tariffPercent({ country: country(code), population, area, pointType: STANDARD_POINT });

describe('the simplified tariff', () => {
  test.each([
    [5_000, 10, 1.5],
    [5_000, 19.9, 1.5],
    [5_000, 20, 1.6],
    [5_000, 30, 1.7],
    [5_000, 50, 1.8],
    [2_501, 10, 1.5],
    [2_500, 10, 1.8],
    [1_001, 50, 2.1],
    [1_000, 10, 2.1],
    [1_000, 50, 2.4],
    [1, 1, 2.1],
  ])('of a town of %i with %d m² is %d %%', (population, area, percent) => {
    expect(simplified(population, area)).toBe(percent);
  });

  test.each([5_001, 10_000, 10_381_222])('is not there in a town of %i', (population) => {
    expect(simplified(population, 50)).toBeNull();
  });

  test('stays within the range that the texts promise', () => {
    const { from, to } = pointTypeTerms[SIMPLIFIED_POINT].tariffPercent;
    const found = [1, 500, 1_000, 2_000, 2_501, 5_000].flatMap((population) =>
      [1, 10, 20, 25, 30, 49, 50, 500].map((area) => simplified(population, area)),
    );
    expect(Math.min(...found.map(Number))).toBe(from);
    expect(Math.max(...found.map(Number))).toBe(to);
  });

  test.each(COUNTRY_CODES.filter((code) => code !== 'RU'))('is not there in %s', (code) => {
    expect(
      tariffPercent({ country: country(code), population: 900, area: 30, pointType: SIMPLIFIED_POINT }),
    ).toBeNull();
  });
});

describe('the standard tariff', () => {
  test.each([
    [10_381_222, 30, 3],
    [1_000_000, 40, 3.1],
    [999_999, 30, 3.2],
    [250_000, 50, 3.4],
    [50_000, 30, 3.4],
    [5_001, 39.9, 3.6],
    [5_000, 30, 3.8],
    [300, 60, 4],
  ])('of a town of %i with %d m² is %d %%', (population, area, percent) => {
    expect(standard(population, area)).toBe(percent);
  });

  test.each(COUNTRY_CODES)('is there in %s exactly where points are opened', (code) => {
    expect(standard(100_000, 30, code) !== null).toBe(country(code).flow.mayOpenPoint);
  });
});
