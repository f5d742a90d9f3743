import { blankOrder } from '@punkt/domain/order-record';
import { checkConditions } from '@punkt/domain/order-rules';
import { describe, expect, it } from 'vitest';
import { readMeasure, tidyMeasure } from './number-field.tsx';

describe('a measure as it is typed', () => {
  it.each([
    ['2,8', 2.8],
    ['12.', 12],
    ['.5', 0.5],
    ['1 200', 1200],
    ['1.5', 1.5],
    ['-1', -1],
    ['−1', -1],
    ['1e3', 1000],
    ['123456789', 123456789],
  ])('%s is %d and no other number', (typed, value) => expect(readMeasure(tidyMeasure(typed))).toBe(value));

  it.each(['abc', '12.3.4', '1e', '-', '.', '0x10', '1e999', '5 м²'])('%s is none', (typed) =>
    expect(readMeasure(tidyMeasure(typed))).toBeNaN(),
  );

  it('is nothing while nothing is typed', () => expect(readMeasure(tidyMeasure('  '))).toBeNull());

  it('is refused by the rules where it can not be meant', () => {
    const typed = (rooms: string, stock: string) =>
      checkConditions({
        ...blankOrder('RU', ''),
        dressing_rooms_count: readMeasure(rooms),
        stock_area: readMeasure(stock),
      });
    expect(typed('1.5', 'abc')).toMatchObject({
      dressing_rooms_count: 'validation.integer',
      stock_area: 'validation.number',
    });
    expect(typed('-1', '12').dressing_rooms_count).toContain('validation.minValue');
  });
});
