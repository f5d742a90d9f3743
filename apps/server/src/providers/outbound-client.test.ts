import { describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../test/waiting.ts';
import { createOutboundClient, isBroken, isTimeout, Refused } from './outbound-client.ts';

const broken = async () => {
  throw new Error('broken');
};
const hanging = () => new Promise<never>(() => undefined);
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a call outside', () => {
  it('answers what the outside answers', async () => {
    expect(await createOutboundClient({ service: 'test' }).call(async () => 7)).toBe(7);
  });

  it('is tried as often as it may be', async () => {
    for (const attempts of [1, 2, 3]) {
      const work = vi.fn(broken);
      await expect(createOutboundClient({ service: 'test', attempts }).call(work)).rejects.toThrow('broken');
      expect(work).toHaveBeenCalledTimes(attempts);
    }
  });

  it('succeeds when the second attempt does', async () => {
    const work = vi.fn(async () => 7).mockImplementationOnce(broken);
    expect(await createOutboundClient({ service: 'test' }).call(work)).toBe(7);
  });

  it('is not repeated when the answer is final', async () => {
    const work = vi.fn(async () => {
      throw new Refused('no');
    });
    await expect(
      createOutboundClient({ service: 'test', attempts: 3, repeatable: true }).call(work),
    ).rejects.toBeInstanceOf(Refused);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is not repeated after a time-out, unless it may be done twice', async () => {
    for (const [repeatable, times] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const work = vi.fn(hanging);
      const error = await errorOf(
        createOutboundClient({ service: 'test', attemptMs: 30, repeatable }).call(work),
      );
      expect(isTimeout(error)).toBe(true);
      expect(work).toHaveBeenCalledTimes(times);
    }
  });

  it('tells the work when its time is over', async () => {
    const aborted = vi.fn();
    const work = (signal: AbortSignal) => {
      signal.addEventListener('abort', aborted);
      return hanging();
    };
    await errorOf(createOutboundClient({ service: 'test', attemptMs: 30 }).call(work));
    await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  });
});

describe('the breaker', () => {
  it('opens after five failures in a row, and closes when the outside is well again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const outside = createOutboundClient({ service: 'test', attempts: 1 });
    const work = vi.fn(broken);
    for (let i = 0; i < 5; i += 1) expect(isBroken(await errorOf(outside.call(work)))).toBe(false);
    expect(isBroken(await errorOf(outside.call(work)))).toBe(true);
    expect(work).toHaveBeenCalledTimes(5);
    vi.setSystemTime(Date.now() + 9_000);
    expect(isBroken(await errorOf(outside.call(async () => 7)))).toBe(true);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await outside.call(async () => 7)).toBe(7);
    expect(await outside.call(async () => 8)).toBe(8);
    vi.useRealTimers();
  });

  it('counts time-outs, and forgets failures at a success', async () => {
    const outside = createOutboundClient({ service: 'test', attempts: 1, attemptMs: 10 });
    for (let i = 0; i < 4; i += 1) await errorOf(outside.call(hanging));
    expect(await outside.call(async () => 7)).toBe(7);
    for (let i = 0; i < 5; i += 1) expect(isTimeout(await errorOf(outside.call(hanging)))).toBe(true);
    expect(isBroken(await errorOf(outside.call(async () => 7)))).toBe(true);
  });

  it('does not count refusals', async () => {
    const outside = createOutboundClient({ service: 'test', attempts: 1 });
    const refused = async () => {
      throw new Refused('no');
    };
    for (let i = 0; i < 10; i += 1) expect(await errorOf(outside.call(refused))).toBeInstanceOf(Refused);
    expect(await outside.call(async () => 7)).toBe(7);
  });
});
