import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../api-error.ts';
import { createPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Slices from 0 on, of which each takes so long. */
function line(left = Array.from({ length: 40 }, (_, num) => num)) {
  const pace = createPace();
  const send = async (msEach: number) => {
    const nums = pace.take(left);
    await pace.send(nums, left, async () => vi.advanceTimersByTime(msEach * nums.length));
    return nums;
  };
  const fail = async (error: Error) => {
    const nums = pace.take(left);
    await expect(pace.send(nums, left, () => Promise.reject(error))).rejects.toBe(error);
    return nums;
  };
  return { left, send, fail, pace };
}

describe('slices in one request', () => {
  test('are one at first, then more while they travel quickly, four at most', async () => {
    const { send } = line();
    const sent = [await send(100), await send(100), await send(0), await send(0), await send(0)];
    expect(sent.map((nums) => nums.length)).toEqual([1, 2, 4, 4, 4]);
    expect(sent.flat()).toEqual(Array.from({ length: 15 }, (_, num) => num));
  });

  test('stay one on a slow line, and become fewer when it gets slow', async () => {
    const { send } = line();
    for (let time = 0; time < 5; time += 1) expect(await send(600)).toHaveLength(1);
    for (const count of [1, 2, 4]) expect(await send(50)).toHaveLength(count);
    for (const count of [4, 2, 1, 1]) expect(await send(count === 4 ? 400 : 900)).toHaveLength(count);
  });

  test('follow each other: what is there already is not sent again', async () => {
    const { send } = line([0, 3, 4, 6, 7, 8, 9, 10, 11]);
    const sent = [await send(1), await send(1), await send(1), await send(1), await send(1)];
    expect(sent).toEqual([[0], [3, 4], [6, 7, 8, 9], [10, 11], []]);
  });

  test('are one again once several were cut off, and the others are not lost', async () => {
    const { send, fail, left } = line();
    for (const ms of [1, 1]) await send(ms);
    expect(await fail(new NetworkError(''))).toEqual([3]);
    expect(left.slice(0, 4)).toEqual([4, 5, 6, 7]);
    for (const num of [4, 5, 6]) expect(await send(1)).toEqual([num]);
  });

  test.each([429, 503])(
    'are not sent again before the pause that an answer of %i asks for',
    async (status) => {
      const { pace, send, left } = line();
      await send(1);
      const busy = new ApiError(status, {}, 20);
      const call = vi.fn().mockRejectedValue(busy);
      const nums = pace.take(left);
      await expect(pace.send(nums, left, call)).rejects.toBe(busy);
      expect(call).toHaveBeenCalledTimes(1);
      // What the caller sends after it: the first of them, the other one is put back.
      expect(nums).toEqual([1]);
      // It was busy, and took no offence at how many came: after the pause they grow as at the beginning.
      expect([await send(1), await send(1)]).toEqual([[2], [3, 4]]);
    },
  );

  test('are one at once where several are refused, for whoever answers may know no more', async () => {
    const { pace, send, fail, left } = line();
    await send(1);
    const tried: number[][] = [];
    const nums = pace.take(left);
    await pace.send(nums, left, async () => {
      tried.push([...nums]);
      if (nums.length > 1) throw new ApiError(413, {});
    });
    expect(tried).toEqual([[1, 2], [1]]);
    expect(await send(1)).toEqual([2]);
    expect(await fail(new ApiError(400, { code: 'file_broken' }))).toEqual([3]);
  });
});
