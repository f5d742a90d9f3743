import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRotation } from './banners-script.ts';

const TURN = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started() {
  const turn = vi.fn();
  const turning = createRotation(TURN, turn);
  turning.rewind();
  return { turn, turning };
}

test('turns every ten seconds, not earlier', () => {
  const { turn } = started();
  vi.advanceTimersByTime(TURN - 1);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * TURN);
  expect(turn).toHaveBeenCalledTimes(3);
});

test('stands still until every reason is gone, and then stays its whole time', () => {
  const { turn, turning } = started();
  vi.advanceTimersByTime(TURN - 1);
  turning.pause('pointer');
  turning.pause('focus');
  vi.advanceTimersByTime(5 * TURN);
  turning.resume('pointer');
  vi.advanceTimersByTime(5 * TURN);
  expect(turn).not.toHaveBeenCalled();
  turning.resume('focus');
  vi.advanceTimersByTime(TURN - 1);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledTimes(1);
});

test('a pointer that leaves does not start what a hand has stopped', () => {
  const { turn, turning } = started();
  turning.pause('pointer');
  turning.pause('hand');
  turning.resume('pointer');
  vi.advanceTimersByTime(5 * TURN);
  expect(turn).not.toHaveBeenCalled();
});

test('a release without a hold does not prolong the turn', () => {
  const { turn, turning } = started();
  vi.advanceTimersByTime(TURN - 1);
  turning.resume('focus', 'hidden');
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledTimes(1);
});

test('a choice made by hand stays its whole time; after the end nothing turns', () => {
  const { turn, turning } = started();
  vi.advanceTimersByTime(TURN - 1);
  turning.rewind();
  vi.advanceTimersByTime(TURN - 1);
  expect(turn).not.toHaveBeenCalled();
  turning.stop();
  vi.advanceTimersByTime(5 * TURN);
  expect(turn).not.toHaveBeenCalled();
});
