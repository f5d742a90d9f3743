import { expect, test } from 'vitest';
import { country } from '../countries.ts';
import { COUNTRY_CODES, type CountryCode } from '../country-code.ts';
import type { Country } from './country.ts';

const having = (holds: (rules: Country) => boolean): CountryCode[] =>
  COUNTRY_CODES.filter((code) => holds(country(code)));

test('flow switches', () => {
  expect(having(({ flow }) => flow.mayOpenPoint)).toEqual(['RU', 'AM', 'KZ', 'BY', 'UZ', 'KG', 'GE']);
  expect(having(({ flow }) => flow.choosesPointType)).toEqual(['RU']);
  expect(having(({ flow }) => flow.hasPaymentStep)).toEqual(['RU']);
  expect(having(({ flow }) => flow.hasGln)).toEqual(['BY']);
  expect(having(({ flow }) => flow.mallCourierAccess)).toEqual(['RU', 'BY']);
  expect(having(({ flow }) => !flow.showsTariffButton)).toEqual(['GE']);
  expect(having(({ flow }) => flow.asksSubsidyFor.length > 0)).toEqual(['RU', 'GE']);
  expect(having(({ brandBook }) => brandBook === 'georgian')).toEqual(['GE']);
});

test('a subsidy is asked for the standard (partner) type only', () => {
  expect(country('RU').flow.asksSubsidyFor).toEqual(['TYPE_POINT_8']);
  expect(country('GE').flow.asksSubsidyFor).toEqual(['TYPE_POINT_8']);
});

test('which countries have which money', () => {
  expect(having(({ terms }) => terms.guaranteeFee !== null)).toEqual(['RU']);
  expect(having(({ terms }) => terms.subsidyTurnover !== null)).toEqual(['RU', 'GE']);
  expect(having(({ terms }) => terms.falseActivationFine !== null)).toEqual(['RU', 'GE']);
  expect(having(({ terms }) => terms.guaranteedIncome !== null)).toEqual(['RU']);
  expect(having(({ terms }) => terms.signboardCompensation !== null)).toEqual(['AM']);
});

test('amounts in minor units', () => {
  const russia = country('RU').terms;
  expect(russia.guaranteeFee).toEqual({ TYPE_POINT_8: 50_000_00, TYPE_POINT_28: 10_000_00 });
  expect(russia.subsidyTurnover).toBe(3_000_000_00);
  expect(russia.falseActivationFine).toBe(100_000_00);
  expect(russia.guaranteedIncome).toEqual({ months: 3, capitals: 200_000_00, elsewhere: 150_000_00 });
  expect(country('GE').terms.subsidyTurnover).toBe(84_000_00);
  expect(country('GE').terms.falseActivationFine).toBe(2_800_00);
  expect(country('AM').terms.signboardCompensation).toBe(180_000_00);
});

test.each([
  ['RU', 55.76, 37.62],
  ['AM', 40.18, 44.51],
  ['KZ', 51.13, 71.43],
  ['BY', 53.9, 27.56],
  ['UZ', 41.31, 69.28],
  ['KG', 42.87, 74.57],
  ['GE', 41.69, 44.8],
  ['TJ', 38.56, 68.79],
  ['TM', 37.96, 58.33],
] as const)('the map of %s opens on its capital', (code, latitude, longitude) => {
  const { centre } = country(code).map;
  expect(centre.latitude).toBeCloseTo(latitude, 1);
  expect(centre.longitude).toBeCloseTo(longitude, 1);
});
