import { expect, test } from 'vitest';
import { pointLines } from './point-rows.ts';

const point = {
  id: '1001',
  externalId: 'MSK-0001',
  name: 'Пункт на Садовой',
  address: 'Москва, Садовая улица, 12',
  country: 'RU',
  district: '',
  latitude: 55.7,
  longitude: 37.6,
  isActive: true,
  typePoint: 'TYPE_POINT_8',
  area: 54,
  warehouseArea: 40,
  canMove: true,
} as const;
const owns = { pickpoint_id: '1001', is_owner: true, permission: 'PERM_OWNER' };
const works = { pickpoint_id: '1001', is_owner: false, permission: 'PERM_EMPLOYEE' };

test.each([
  ['an own one can move', point, owns, 'owner', 'possible'],
  ['one on its way moves once', { ...point, canMove: false }, owns, 'owner', 'moving'],
  ['a closed one stays', { ...point, canMove: false, isActive: false }, owns, 'owner', 'closed'],
  ['an employee moves nothing', { ...point, canMove: false }, works, 'employee', null],
] as const)('%s', (_, shown, grant, role, move) => {
  const { id, name, address } = point;
  expect(pointLines({ data: [shown], total: 1 }, [grant])).toEqual([{ id, name, address, role, move }]);
});

test('a point without a card still has its number; one of a further page is not shown twice', () => {
  const other = { ...works, pickpoint_id: '7' };
  expect(pointLines({ data: [point], total: 1 }, [owns, other]).map(({ id }) => id)).toEqual(['1001', '7']);
  expect(pointLines({ data: [point], total: 2 }, [owns, other]).map(({ id }) => id)).toEqual(['1001']);
  expect(pointLines({ data: [], total: 0 }, [])).toEqual([]);
});
