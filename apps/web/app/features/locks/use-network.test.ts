import { expect, test, vi } from 'vitest';
import { watchNetwork } from './use-network.ts';

test('it is asked again at every beat, one at a time, until it is stopped', async () => {
  vi.useFakeTimers();
  try {
    const answers: ((reachable: boolean) => void)[] = [];
    const heard: boolean[] = [];
    const probe = () => new Promise<boolean>((resolve) => answers.push(resolve));
    const stop = watchNetwork({ everyMs: 3_000, probe, onAnswer: (reachable) => heard.push(reachable) });
    answers[0]?.(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toEqual([true]);
    expect(answers).toHaveLength(2);
    // A probe that takes longer than the beat keeps the next one waiting.
    await vi.advanceTimersByTimeAsync(9_000);
    expect(answers).toHaveLength(2);
    answers[1]?.(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([true, false]);
    expect(answers).toHaveLength(3);
    stop();
    answers[2]?.(true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(heard).toEqual([true, false]);
    expect(answers).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
