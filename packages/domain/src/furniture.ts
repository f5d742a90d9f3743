/** What stands in a point, calculated from the room. Where the room is too odd for that, owners plan it themselves. */
export interface FurnitureScheme {
  readonly kind: 'auto' | 'self';
  readonly items: readonly FurnitureItem[];
}

export interface FurnitureItem {
  readonly name: 'desk' | 'rack' | 'fittingRoom' | 'mirror' | 'bench' | 'shelf';
  readonly count: number;
}

interface Room {
  readonly area: number;
  readonly stockArea: number;
  readonly dressingRooms: number;
  readonly ceilingHeight: number;
}

/** Square metres that one rack takes with the aisle before it. */
const RACK_METRES = 2.4;
const DESK_METRES = 60;
const LOW_CEILING = 2.4;
const LARGEST_PLANNED = 300;

/** A rack under a low ceiling has fewer shelves, so each is counted with what it can hold. */
const shelvesOf = (ceilingHeight: number): number => (ceilingHeight < LOW_CEILING ? 4 : 5);

export function furnitureScheme(room: Room): FurnitureScheme {
  const { area, stockArea, dressingRooms, ceilingHeight } = room;
  if (area > LARGEST_PLANNED || stockArea < RACK_METRES) return { kind: 'self', items: [] };
  const racks = Math.floor(stockArea / RACK_METRES);
  const items: FurnitureItem[] = [
    { name: 'desk', count: Math.max(1, Math.ceil((area - stockArea) / DESK_METRES)) },
    { name: 'rack', count: racks },
    { name: 'shelf', count: racks * shelvesOf(ceilingHeight) },
    { name: 'fittingRoom', count: dressingRooms },
    { name: 'mirror', count: dressingRooms },
    { name: 'bench', count: dressingRooms > 0 ? 1 : 0 },
  ];
  return { kind: 'auto', items: items.filter(({ count }) => count > 0) };
}
