import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furnitureScheme } from './furniture.ts';

const room = { area: 60, stockArea: 45, dressingRooms: 2, ceilingHeight: 3 };
const counts = (given: Partial<typeof room>) =>
  Object.fromEntries(furnitureScheme({ ...room, ...given }).items.map(({ name, count }) => [name, count]));

describe('furniture of a room', () => {
  it('is calculated from its size', () =>
    expect(counts({})).toEqual({ desk: 1, rack: 18, shelf: 90, fittingRoom: 2, mirror: 2, bench: 1 }));

  it('has lower racks under a low ceiling', () => {
    expect(counts({ ceilingHeight: 2.39 }).shelf).toBe(72);
    expect(counts({ ceilingHeight: 2.4 }).shelf).toBe(90);
  });

  it('has a second desk in a large hall, and nothing for fitting rooms that are not there', () => {
    expect(counts({ area: 110 }).desk).toBe(2);
    expect(counts({ dressingRooms: 0 })).not.toHaveProperty('bench');
  });

  it('is the owner’s own plan where the room is too odd', () => {
    expect(furnitureScheme({ ...room, area: 300.5, stockArea: 250 })).toEqual({ kind: 'self', items: [] });
    expect(furnitureScheme({ ...room, stockArea: 2.3 }).kind).toBe('self');
    expect(furnitureScheme({ area: 0, stockArea: 0, dressingRooms: 0, ceilingHeight: 0 }).kind).toBe('self');
  });

  it('counts whole things, and none of what is not needed', () => {
    const size = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(size, size, fc.nat(100), size, (area, stockArea, dressingRooms, ceilingHeight) => {
        for (const { count } of furnitureScheme({ area, stockArea, dressingRooms, ceilingHeight }).items)
          expect(Number.isInteger(count) && count > 0).toBe(true);
      }),
    );
  });
});
