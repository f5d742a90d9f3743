import { MARK_PATHS } from './mark.ts';
import { SIGNBOARD_SIZES } from './premises.ts';

export const MARK = {
  ...MARK_PATHS,
  side: 32,
  /** So much stays free around it: as wide as its doorway. */
  clear: 10,
  /** Smaller, the doorway closes up. */
  least: { millimetres: 8, pixels: 24 },
} as const;

export const BRAND_COLOURS = {
  teal: '#0E6F6A',
  wine: '#7A1F3D',
  ink: '#15201F',
  paper: '#FAF9F6',
  amber: '#F5A524',
} as const;

export type BrandColour = keyof typeof BRAND_COLOURS;

/** How a printing house and a paint shop ask for a colour. CMYK by arithmetic: a proof on the real material decides. */
export function colourCodes(colour: BrandColour) {
  const hex = BRAND_COLOURS[colour];
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const percent = (light: number): number => Math.round((1 - light / most) * 100);
  const cmyk = [percent(red), percent(green), percent(blue), Math.round((1 - most / 255) * 100)];
  return { hex, rgb: `${red} ${green} ${blue}`, cmyk: cmyk.join(' ') };
}

/** Millimetres, as the drawings of the brand book show them and a builder measures them. */
export const BOOK_SIZES = {
  door: { width: 900, height: 2100 },
  facade: {
    /** The signboard most facades have room for. */
    board: SIGNBOARD_SIZES['400'],
    /** From the pavement to the lower edge of the signboard and of the bracket panel. */
    fromGround: 2500,
    /** Free wall at either end of the signboard. */
    beside: 200,
    bracket: 500,
    /** To the middle of the sheet with the hours: at the height of the eyes. */
    hours: 1500,
  },
  /** On the door of a point without a signboard. */
  sticker: 400,
  counter: { width: 1800, height: 1000, depth: 600, queue: 1500 },
  fittingRoom: { width: 1000, depth: 1000, height: 2000, hook: 1700, seat: 450, mirror: 1600 },
  rack: { depth: 500, aisle: 900 },
  /** An example of a room: the customer area at the street, the stock behind it. */
  plan: { length: 8000, width: 6000, hall: 2400 },
} as const;

/** A4, the sheet with the hours. */
export const HOURS_SHEET = { width: 210, height: 297 } as const;

/** Free wall that a signboard of this size needs. */
export const wallFor = (size: '300' | '400' | '500'): number =>
  SIGNBOARD_SIZES[size].width + 2 * BOOK_SIZES.facade.beside;
