import { describe, expect, it } from 'vitest';
import { createLentBuffers } from './lent-buffers.ts';

describe('lent buffers', () => {
  it('are as long as asked for, and never lent to two at once', () => {
    const { lend } = createLentBuffers();
    const loans = [1, 4_096, 4_097, 30_000, 30_000].map((length) => lend(length));
    expect(loans.map(({ bytes }) => bytes.length)).toEqual([1, 4_096, 4_097, 30_000, 30_000]);
    expect(new Set(loans.map(({ bytes }) => bytes.buffer)).size).toBe(5);
  });

  it('are lent again once they came back, also for another length of about that size', () => {
    const { lend } = createLentBuffers();
    const first = lend(30_000);
    first.giveBack();
    const second = lend(20_000);
    expect([second.bytes.buffer === first.bytes.buffer, second.bytes.length]).toEqual([true, 20_000]);
  });

  it('come back once: a second giving would lend one buffer to two', () => {
    const { lend } = createLentBuffers();
    const first = lend(5_000);
    first.giveBack();
    first.giveBack();
    expect(lend(5_000).bytes.buffer).not.toBe(lend(5_000).bytes.buffer);
  });

  it('are kept up to a limit', () => {
    const { lend } = createLentBuffers(8_192);
    const loans = [lend(4_096), lend(4_096), lend(4_096)];
    const all = new Set(loans.map(({ bytes }) => bytes.buffer));
    for (const loan of loans) loan.giveBack();
    const again = [lend(4_096), lend(4_096), lend(4_096)].filter(({ bytes }) => all.has(bytes.buffer));
    expect(again).toHaveLength(2);
  });
});
