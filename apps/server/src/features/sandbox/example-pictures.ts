import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

interface Shape {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  readonly round?: boolean;
}

const WIDTH = 720;
const HEIGHT = 480;

/** «Образец», dot by dot: a machine without fonts shows it too. */
const WORD = [
  '.###. ##### ####. .###. ####. ##### #..#.',
  '#...# #.... #...# #...# ....# #.... #..#.',
  '#...# #.... #...# #...# ....# #.... #..#.',
  '#...# ####. ####. ##### .###. ####. #..#.',
  '#...# #...# #.... #...# ....# #.... #..#.',
  '#...# #...# #.... #...# ....# #.... #####',
  '.###. ####. #.... #...# ####. ##### ....#',
];

const INK: Colour = [21, 32, 31];
const TEAL: Colour = [14, 111, 106];
const PAPER: Colour = [250, 249, 246];
const PAGE: Colour = [236, 226, 206];
const SHADE: Colour = [176, 184, 180];
const SKIN: Colour = [214, 176, 140];

const box = (left: number, top: number, width: number, height: number, colour: Colour): Shape => ({
  left,
  top,
  width,
  height,
  colour,
});
const round = (left: number, top: number, width: number, height: number, colour: Colour): Shape => ({
  ...box(left, top, width, height, colour),
  round: true,
});

const word = (left: number, top: number, dot: number, colour: Colour): Shape[] =>
  WORD.flatMap((row, down) =>
    [...row].flatMap((mark, along) =>
      mark === '#' ? [box(left + along * dot, top + down * dot, dot, dot, colour)] : [],
    ),
  );

/** Bars where a document has text: made-up people have nothing to read. */
const lines = (left: number, top: number, step: number, widths: readonly number[]): Shape[] =>
  widths.map((width, index) => box(left, top + index * step, width, step / 3, SHADE));

const portrait = (left: number, top: number, size: number): Shape[] => [
  round(left, top + size, size * 1.5, size * 1.4, TEAL),
  round(left + size * 0.25, top, size, size * 1.2, SKIN),
];

const SCENES = {
  front: [
    box(60, 50, 600, 380, PAGE),
    box(90, 90, 180, 220, PAPER),
    ...portrait(115, 110, 85),
    box(60, 310, 600, 120, PAGE),
    ...lines(310, 100, 36, [300, 220, 260, 180, 300, 140]),
    ...word(90, 340, 9, TEAL),
  ],
  back: [
    box(60, 50, 600, 380, PAGE),
    ...lines(100, 90, 36, [420, 360, 480, 300, 440]),
    ...word(90, 340, 9, TEAL),
  ],
  person: [
    ...portrait(120, 60, 200),
    box(0, 420, WIDTH, 60, TEAL),
    box(430, 200, 250, 170, PAGE),
    ...portrait(450, 225, 40),
    box(430, 330, 250, 40, PAGE),
    ...lines(530, 225, 24, [120, 90, 110]),
    ...word(440, 335, 4, INK),
  ],
  paper: [
    box(170, 20, 380, 440, PAPER),
    box(210, 55, 180, 18, INK),
    ...lines(210, 100, 30, [300, 280, 300, 240, 290, 160]),
    round(430, 330, 90, 90, TEAL),
    round(438, 338, 74, 74, PAPER),
    ...word(210, 350, 4, TEAL),
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type ExamplePicture = keyof typeof SCENES;

const within = ({ left, top, width, height, round }: Shape, x: number, y: number): boolean =>
  !round || ((x - left - width / 2) / (width / 2)) ** 2 + ((y - top - height / 2) / (height / 2)) ** 2 <= 1;

function paint(pixels: Buffer, shape: Shape): void {
  const [left, top] = [Math.round(shape.left), Math.round(shape.top)];
  const right = Math.min(WIDTH, Math.round(shape.left + shape.width));
  const bottom = Math.min(HEIGHT, Math.round(shape.top + shape.height));
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if (within(shape, x, y)) pixels.set(shape.colour, (y * WIDTH + x) * 3);
}

/** A picture of nobody's papers, as a data URL: the way the profile sends one. */
export async function drawExample(picture: ExamplePicture): Promise<string> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3, 214);
  for (const shape of SCENES[picture]) paint(pixels, shape);
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const png = await sharp(pixels, { raw }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
