import { type FurnitureItem, furnitureScheme } from '@punkt/domain/furniture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, planOf } from './plan.ts';

const inside = ({ x, y, width, height }: Box, right: number, bottom: number): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= right + 0.01 && y + height <= bottom + 0.01;

test('whatever the room, everything stands inside it', () => {
  const room = fc.record({
    area: fc.integer({ min: 1, max: 300 }),
    share: fc.integer({ min: 1, max: 100 }),
    dressingRooms: fc.integer({ min: 0, max: 100 }),
    ceilingHeight: fc.integer({ min: 2, max: 10 }),
  });
  fc.assert(
    fc.property(room, ({ share, ...rest }) => {
      const stockArea = (rest.area * share) / 100;
      const plan = planOf(furnitureScheme({ ...rest, stockArea }).items, rest.area, stockArea);
      const boxes = [...plan.racks, ...plan.desks, ...plan.fittingRooms, ...(plan.bench ? [plan.bench] : [])];
      return boxes.every((box) => inside(box, plan.width, plan.height));
    }),
  );
});

test('a few things are all drawn', () => {
  const items: FurnitureItem[] = [
    { name: 'desk', count: 1 },
    { name: 'rack', count: 9 },
    { name: 'fittingRoom', count: 2 },
    { name: 'bench', count: 1 },
  ];
  const { racks, desks, fittingRooms, bench } = planOf(items, 40, 28);
  expect([racks.length, desks.length, fittingRooms.length, bench !== null]).toEqual([9, 1, 2, true]);
});
