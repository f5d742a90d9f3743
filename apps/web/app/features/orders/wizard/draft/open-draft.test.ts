import { describe, expect, it } from 'vitest';
import { moveOf } from './open-draft.ts';

type Point = Parameters<typeof moveOf>[0];
type Town = NonNullable<Parameters<typeof moveOf>[2]>;

const point = {
  ...{ id: '1002', country: 'RU', district: 'Заволжский', typePoint: 'TYPE_POINT_8' },
  ...{ area: 38, warehouseArea: 28 },
} as Point;
const user = { phone: '79990000000' } as Parameters<typeof moveOf>[1];
const town = { cityId: '8', cityName: 'Тверь', region: 'Тверская область', district: 'Заволжский' } as Town;

describe('a move begins with what stays', () => {
  it('has the town, which must be the same, and asks for street and house', () => {
    expect(moveOf(point, user, town)).toMatchObject({
      ...{ ex_pickpoint_id: '1002', city_id: '8', city_name: 'Тверь', region: 'Тверская область' },
      ...{ street: '', house: '', latitude: null, area: 38, stock_area: 28 },
    });
  });

  it('does without where the directory is silent', () => {
    expect(moveOf(point, user, null)).toMatchObject({ city_name: '', district: 'Заволжский', area: 38 });
  });
});
