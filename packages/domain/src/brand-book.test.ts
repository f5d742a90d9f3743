import { expect, test } from 'vitest';
import { BOOK_SIZES, BRAND_COLOURS, colourCodes, wallFor } from './brand-book.ts';
import { CEILING_HEIGHT, MINIMUM_STOCK_PERCENT } from './premises.ts';
import { PROGRAMME_FIGURES } from './programme-figures.ts';

test('the example of a room keeps the rules that it explains', () => {
  const { plan, counter, fittingRoom, rack } = BOOK_SIZES;
  const area = (plan.length * plan.width) / 1_000_000;
  const { from, to } = PROGRAMME_FIGURES.comfortableArea;
  expect(area).toBeGreaterThanOrEqual(from);
  expect(area).toBeLessThanOrEqual(to);
  expect(((plan.length - plan.hall) / plan.length) * 100).toBeGreaterThanOrEqual(MINIMUM_STOCK_PERCENT);
  expect(plan.hall - counter.depth).toBeGreaterThanOrEqual(counter.queue);
  expect(2 * fittingRoom.width).toBeLessThanOrEqual(plan.hall);
  // Three aisles and five racks stand between the counter and the back wall.
  expect(3 * rack.aisle + 5 * rack.depth).toBeLessThanOrEqual(plan.length - plan.hall);
  expect(wallFor('500')).toBeLessThanOrEqual(plan.width);
});

test('what stands in the room fits under the lowest ceiling', () => {
  expect(BOOK_SIZES.fittingRoom.height).toBeLessThanOrEqual(CEILING_HEIGHT.min * 1000);
  expect(BOOK_SIZES.facade.fromGround).toBeGreaterThan(BOOK_SIZES.door.height);
});

test('a colour is told in three ways', () => {
  expect(colourCodes('teal')).toEqual({ hex: '#0E6F6A', rgb: '14 111 106', cmyk: '87 0 5 56' });
  expect(colourCodes('amber')).toEqual({ hex: '#F5A524', rgb: '245 165 36', cmyk: '0 33 85 4' });
  for (const colour of Object.keys(BRAND_COLOURS) as (keyof typeof BRAND_COLOURS)[])
    expect(colourCodes(colour).hex).toBe(BRAND_COLOURS[colour]);
});
