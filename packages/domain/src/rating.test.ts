import { expect, test } from 'vitest';
import { ratingBand } from './rating.ts';

test.each([
  [0, 1],
  [1.1, 1],
  [1.11, 2],
  [1.59, 2],
  [1.6, 3],
  [2.6, 4],
  [3.6, 5],
  [4.59, 5],
  [4.6, 6],
  [5, 6],
])('a rating of %d is in band %i', (rating, band) => {
  expect(ratingBand(rating)).toBe(band);
});
