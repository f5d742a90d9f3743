import { message } from '@punkt/domain/message';
import { describe, expect, it } from 'vitest';
import { cleanCoordinate, coordinateProblem, readPair } from './coordinates.ts';

describe('a coordinate as it is typed', () => {
  it.each([
    ['55.75', null],
    ['', null],
    ['12.', null],
    ['12.3.4', message('validation.number')],
    ['.', message('validation.number')],
    ['95.1', message('validation.maxValue', { max: 90 })],
    ['-33.8', message('validation.order.coordinates')],
  ])('%s → %s', (typed, problem) =>
    expect(coordinateProblem(cleanCoordinate(typed), 'latitude')).toBe(problem),
  );

  it('reads a comma as a dot, and a pair as two', () => {
    expect(cleanCoordinate('37a,6b')).toBe('37.6');
    expect(readPair('55.7558, 37.6173')).toEqual({ latitude: 55.7558, longitude: 37.6173 });
  });
});
