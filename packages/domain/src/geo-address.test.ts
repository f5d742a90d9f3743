import { describe, expect, test } from 'vitest';
import {
  ADDRESS_TOLERANCE_METRES,
  type AddressClaim,
  type AddressFacts,
  judgeAddress,
} from './geo-address.ts';

const place = { latitude: 54.19, longitude: 37.61 };
const metresNorth = (metres: number) => ({ ...place, latitude: place.latitude + metres / 111_195 });

const claim: AddressClaim = { country: 'RU', cityId: '480562', place };
const facts: AddressFacts = {
  town: { id: '480562', country: 'RU' },
  streetFound: true,
  houses: [metresNorth(40)],
};
const judge = (claimed: Partial<AddressClaim>, known: Partial<AddressFacts>) =>
  judgeAddress({ ...claim, ...claimed }, { ...facts, ...known });
const wrong = (...problems: Array<readonly [path: string, message: string]>) =>
  problems.map(([path, message]) => ({ path, message }));

describe('an address', () => {
  test('stands where its coordinates say', () => {
    expect(judge({}, {})).toEqual({ problems: [], distanceMetres: 40 });
  });

  test('may be a town that the product does not know by an id', () => {
    expect(judge({ cityId: '' }, {}).problems).toEqual([]);
  });

  test.each([
    ['in another country', { country: 'GE' as const }, {}, wrong(['country', 'validation.address.country'])],
    ['in no town', {}, { town: null }, wrong(['lat_long', 'validation.address.outside'])],
    ['without such a house', {}, { houses: [] }, wrong(['house', 'validation.address.house'])],
    [
      'without such a street',
      {},
      { houses: [], streetFound: false },
      wrong(['street', 'validation.address.street']),
    ],
    [
      'in another town, and without such a house there',
      { cityId: '1' },
      { houses: [] },
      wrong(['city_id', 'validation.address.town'], ['house', 'validation.address.house']),
    ],
    [
      'far from the house',
      {},
      { houses: [metresNorth(900)] },
      wrong(['lat_long', 'validation.address.far|{"metres":900}']),
    ],
  ])('is refused %s', (_name, claimed, known, problems) => {
    expect(judge(claimed, known).problems).toEqual(problems);
  });

  test('just across the border of the next town is fine while the house itself is near', () => {
    expect(judge({ cityId: '1' }, {}).problems).toEqual([]);
  });

  test('is measured to the nearest of houses with one number', () => {
    expect(judge({}, { houses: [metresNorth(5_000), metresNorth(20)] })).toEqual({
      problems: [],
      distanceMetres: 20,
    });
  });

  test('may be off by a large building', () => {
    expect(judge({}, { houses: [metresNorth(ADDRESS_TOLERANCE_METRES)] }).problems).toEqual([]);
    expect(judge({}, { houses: [metresNorth(ADDRESS_TOLERANCE_METRES + 1)] }).problems).toHaveLength(1);
  });
});
