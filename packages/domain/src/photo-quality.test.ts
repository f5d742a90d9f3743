import { describe, expect, it } from 'vitest';
import { measureLuma, photoDoubts } from './photo-quality.ts';

const SIDE = 200;

/** A room as a chessboard: `soft` points from dark to light. */
function board(dark: number, light: number, soft: number): Uint8Array {
  const luma = new Uint8Array(SIDE * SIDE);
  const wave = (at: number) => {
    const part = (at % 40) / 40;
    const edge = Math.min(Math.abs(part - 0.25), Math.abs(part - 0.75)) * 40;
    const share = Math.min(1, edge / soft / 2 + 0.5);
    return part > 0.25 && part < 0.75 ? share : 1 - share;
  };
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1)
      luma[y * SIDE + x] = Math.round(dark + (light - dark) * (wave(x) + wave(y)) * 0.5);
  return luma;
}

const doubtsOf = (luma: Uint8Array, { width = 4_000, height = 3_000, night = false } = {}) =>
  photoDoubts({ width, height, ...measureLuma(luma, SIDE, SIDE) }, { night });

describe('a photo', () => {
  it('with light, edges and points enough raises no doubt, also where the light is low in contrast', () => {
    expect(doubtsOf(board(30, 220, 1))).toEqual([]);
    expect(doubtsOf(board(90, 140, 1))).toEqual([]);
  });

  it('that is dark is told apart from one that is blurred', () => {
    expect(doubtsOf(board(5, 60, 1))).toEqual(['dark']);
    expect(doubtsOf(board(30, 220, 16))).toEqual(['blurred']);
    expect(doubtsOf(board(5, 60, 16))).toEqual(['dark']);
  });

  it('of the night may be dark, but not black', () => {
    expect(doubtsOf(board(5, 60, 1), { night: true })).toEqual([]);
    expect(doubtsOf(board(0, 8, 1), { night: true })).toEqual(['dark']);
  });

  it('of one colour shows nothing', () => {
    expect(doubtsOf(board(128, 128, 1))).toEqual(['blurred']);
  });

  it('is small by its shorter side', () => {
    expect(doubtsOf(board(30, 220, 1), { width: 600, height: 1_200 })).toEqual([]);
    expect(doubtsOf(board(30, 220, 1), { width: 599, height: 1_200 })).toEqual(['tiny']);
  });
});
