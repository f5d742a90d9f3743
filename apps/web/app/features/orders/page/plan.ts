import type { FurnitureItem } from '@punkt/domain/furniture';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Where the stock room begins. */
  readonly wall: number;
  readonly racks: readonly Box[];
  readonly desks: readonly Box[];
  readonly fittingRooms: readonly Box[];
  readonly bench: Box | null;
}

const WIDTH = 360;
const HEIGHT = 220;
const MARGIN = 10;
const GAP = 6;
/** More would be a grey mass; the list says how many there are. */
const MOST_RACKS = 40;
const MOST_ROOMS = 5;
/** Both rooms stay wide enough to be drawn in. */
const NARROWEST = 96;

const countOf = (items: readonly FurnitureItem[], name: FurnitureItem['name']): number =>
  items.find((item) => item.name === name)?.count ?? 0;

/** Fills a rectangle with so many equal boxes, in rows, as near to squares as the counts allow. */
function shelve(count: number, room: Box): Box[] {
  if (count === 0) return [];
  const rows = Math.max(1, Math.round(Math.sqrt((count * room.height) / (room.width * 0.9))));
  const columns = Math.ceil(count / rows);
  const width = (room.width - GAP * (columns - 1)) / columns;
  const height = Math.min(22, (room.height - GAP * 2 * (rows - 1)) / rows);
  const step = rows > 1 ? (room.height - height) / (rows - 1) : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: room.x + (index % columns) * (width + GAP),
    y: room.y + Math.floor(index / columns) * step,
    width,
    height,
  }));
}

/** A room seen from above: clients on the left with the door, goods on the right, the counter between them. */
export function planOf(items: readonly FurnitureItem[], area: number, stockArea: number): Plan {
  const share = area > 0 ? stockArea / area : 0.7;
  const wall = Math.min(Math.max(WIDTH * (1 - share), NARROWEST), WIDTH - NARROWEST);
  const stock = { x: wall + MARGIN, y: 30, width: WIDTH - wall - MARGIN * 2, height: HEIGHT - 30 - MARGIN };
  const desks = Math.min(countOf(items, 'desk'), 3);
  const rooms = Math.min(countOf(items, 'fittingRoom'), MOST_ROOMS);
  const roomWidth = Math.min(34, (wall - MARGIN * 2 - GAP * (MOST_ROOMS - 1)) / Math.max(rooms, 2));
  return {
    width: WIDTH,
    height: HEIGHT,
    wall,
    racks: shelve(Math.min(countOf(items, 'rack'), MOST_RACKS), stock),
    desks: Array.from({ length: desks }, (_, index) => ({
      x: wall - 22,
      y: 62 + index * 46,
      width: 16,
      height: 40,
    })),
    fittingRooms: Array.from({ length: rooms }, (_, index) => ({
      x: MARGIN + index * (roomWidth + 3),
      y: 30,
      width: roomWidth,
      height: 30,
    })),
    bench: countOf(items, 'bench') > 0 ? { x: MARGIN, y: 96, width: 12, height: 44 } : null,
  };
}
