/** What can be told of a photo from a small copy of it, before anybody has waited for an upload. */
export interface PhotoFacts {
  /** Of the photo itself. */
  readonly width: number;
  readonly height: number;
  /** Mean of all points, from 0 (black) to 255. */
  readonly brightness: number;
  /** How steep the steepest edges are, as a share of the distance between dark and light: 1 in a drawing, a third in a good photo. */
  readonly sharpness: number;
}

/** The longer side of the copy that is measured: limits of sharpness hold for this size. */
export const MEASURED_SIDE = 1_024;

export const PHOTO_LIMITS = {
  /** On fewer points a sign or a socket can't be made out. */
  shortestSide: 600,
  brightness: 45,
  /** The entrance by night is dark, and shows its sign nevertheless. */
  nightBrightness: 10,
  /** Photos blurred on purpose, by two and a half points of the copy, measure 0.08 to 0.12; letters have run into each other. */
  sharpness: 0.1,
} as const;

/** Out of 256 levels; a few points at both ends are dirt on the lens. */
function levelAt(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (const [level, points] of histogram.entries()) {
    seen += points;
    if (seen >= count) return level;
  }
  return histogram.length - 1;
}

const EDGE_SHARE = 0.998;
const DIRT_SHARE = 0.005;
/** A wall in one colour, or a thumb: no edge of it means anything. */
const LEAST_SPAN = 16;

/** @param luma one byte a point, row by row */
export function measureLuma(
  luma: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Pick<PhotoFacts, 'brightness' | 'sharpness'> {
  const levels = new Uint32Array(256);
  const edges = new Uint32Array(256);
  let sum = 0;
  for (const level of luma) {
    sum += level;
    levels[level] = (levels[level] ?? 0) + 1;
  }
  const at = (index: number): number => luma[index] ?? 0;
  let inner = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      // The Laplacian: how far a point is from the mean of its neighbours.
      const around = at(here - 1) + at(here + 1) + at(here - width) + at(here + width);
      const edge = Math.min(255, Math.round(Math.abs(4 * at(here) - around)));
      edges[edge] = (edges[edge] ?? 0) + 1;
      inner += 1;
    }
  const span =
    levelAt(levels, luma.length * (1 - DIRT_SHARE)) - levelAt(levels, Math.max(1, luma.length * DIRT_SHARE));
  const sharpness = span < LEAST_SPAN ? 0 : Math.min(1, levelAt(edges, inner * EDGE_SHARE) / span);
  return { brightness: luma.length > 0 ? sum / luma.length : 0, sharpness };
}

export type PhotoDoubt = 'tiny' | 'dark' | 'blurred';

/** Reasons to look again. None of them refuses: whoever took the photo may know better. */
export function photoDoubts(facts: PhotoFacts, { night = false } = {}): PhotoDoubt[] {
  const { width, height, brightness, sharpness } = facts;
  const dark = brightness < (night ? PHOTO_LIMITS.nightBrightness : PHOTO_LIMITS.brightness);
  return [
    ...(Math.min(width, height) < PHOTO_LIMITS.shortestSide ? (['tiny'] as const) : []),
    ...(dark ? (['dark'] as const) : []),
    // In the dark all is soft: one reason is enough.
    ...(!dark && sharpness < PHOTO_LIMITS.sharpness ? (['blurred'] as const) : []),
  ];
}
