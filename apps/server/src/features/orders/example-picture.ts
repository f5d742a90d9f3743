import sharp from 'sharp';

const SIZE = { width: 720, height: 480, channels: 3 } as const;
const WALLS = ['#e8e2d4', '#2b3a42', '#dfe8e4', '#e4dcd2', '#faf9f6'] as const;

interface Plank {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

/** Floor, desk, shelves and a door: enough to tell a room from an error. */
const plank = (left: number, top: number, width: number, height: number, background: string): Plank => ({
  left,
  top,
  width,
  height,
  background,
});

const furnitureOf = (index: number): Plank[] => [
  plank(0, 380, 720, 100, '#a58b6f'),
  plank(60 + index * 20, 120, 140, 260, '#0e6f6a'),
  plank(75 + index * 20, 140, 110, 110, '#faf9f6'),
  plank(300, 280, 200, 100, '#7a5c43'),
  plank(540, 100, 120, 280, '#b0b8b4'),
  plank(540, 180, 120, 8, '#5c6663'),
  plank(540, 270, 120, 8, '#5c6663'),
];

/** A picture of nobody's room. */
export function drawRoom(index: number): Promise<Buffer> {
  const wall = WALLS[index % WALLS.length] ?? WALLS[0];
  const pieces = furnitureOf(index).map(({ left, top, width, height, background }) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top,
  }));
  return sharp({ create: { ...SIZE, background: wall } })
    .composite(pieces)
    .png()
    .toBuffer();
}
