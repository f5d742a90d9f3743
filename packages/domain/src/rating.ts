export type RatingBand = 1 | 2 | 3 | 4 | 5 | 6;

/** The scale, and where one band of it ends and the next begins. */
export const RATING_SCALE = { from: 0, edges: [1.1, 1.6, 2.6, 3.6, 4.6], to: 5 } as const;

const [worst, second, third, fourth, fifth] = RATING_SCALE.edges;

/** The specification's bands overlap at their ends, so the first match wins; what fits none is the best band. */
const BANDS: readonly { readonly band: RatingBand; readonly holds: (rating: number) => boolean }[] = [
  { band: 1, holds: (rating) => rating <= worst },
  { band: 2, holds: (rating) => rating < second },
  { band: 3, holds: (rating) => rating < third },
  { band: 4, holds: (rating) => rating < fourth },
  { band: 5, holds: (rating) => rating < fifth },
];

/** Colour band of a point's rating: 1 is the worst, 6 the best. */
export function ratingBand(rating: number): RatingBand {
  return BANDS.find(({ holds }) => holds(rating))?.band ?? 6;
}
