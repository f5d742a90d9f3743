export type RatingBand = 1 | 2 | 3 | 4 | 5 | 6;

/** The specification's bands overlap at their ends, so the first match wins; what fits none is the best band. */
const BANDS: readonly { readonly band: RatingBand; readonly holds: (rating: number) => boolean }[] = [
  { band: 1, holds: (rating) => rating <= 1.1 },
  { band: 2, holds: (rating) => rating < 1.6 },
  { band: 3, holds: (rating) => rating < 2.6 },
  { band: 4, holds: (rating) => rating < 3.6 },
  { band: 5, holds: (rating) => rating < 4.6 },
];

/** Colour band of a point's rating: 1 is the worst, 6 the best. */
export function ratingBand(rating: number): RatingBand {
  return BANDS.find(({ holds }) => holds(rating))?.band ?? 6;
}
