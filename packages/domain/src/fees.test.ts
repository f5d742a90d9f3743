import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './country-code.ts';
import { feeDue } from './fees.ts';
import { POINT_TYPES } from './point-type.ts';

test.each([
  ['TYPE_POINT_8', 5_000_000],
  ['TYPE_POINT_28', 1_000_000],
] as const)('Russia asks for a fee for %s', (pointType, amount) => {
  expect(feeDue({ country: 'RU', pointType, isMove: false })).toEqual({ amount, currency: 'RUB' });
});

test('a move costs nothing', () => {
  for (const pointType of POINT_TYPES) expect(feeDue({ country: 'RU', pointType, isMove: true })).toBeNull();
});

test('no other country asks for one', () => {
  for (const country of COUNTRY_CODES.filter((code) => code !== 'RU'))
    for (const pointType of POINT_TYPES) expect(feeDue({ country, pointType, isMove: false })).toBeNull();
});
