import { CHUNKS_AT_ONCE } from '@punkt/domain/files';
import { ApiError } from '../api-error.ts';
import { pauseAfter } from './persist.ts';

/** A request should take no longer: what a cut line takes with it is sent again. */
const QUICK_MS = 1_000;

/** «Not now»: it says nothing about how much may come at once. */
const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || error.status === 503);

/**
 * How many slices travel in one request: one at first, and more while they travel quickly. Where several do not come through (a proxy or an
 * instance of the release before takes less, the line was cut), one by one until the end of the upload; after a busy server from one on again.
 */
export function createPace() {
  let count = 1;
  let most = CHUNKS_AT_ONCE;
  const learn = (sent: number, ms: number): void => {
    count = Math.max(1, Math.min(most, 2 * sent, Math.floor((QUICK_MS * sent) / ms)));
  };

  /** Sends these slices, or only the first of them, and puts the others back. */
  async function send<T>(nums: number[], left: number[], call: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      const answer = await call();
      learn(nums.length, performance.now() - began);
      return answer;
    } catch (error) {
      if (nums.length === 1) throw error;
      count = 1;
      if (!isBusy(error)) most = 1;
      left.unshift(...nums.splice(1));
      // A connection that broke or a busy server wants a pause first, and the caller knows how long.
      if (pauseAfter(error, 0) !== undefined || !(error instanceof ApiError)) throw error;
      return send(nums, left, call);
    }
  }

  return {
    /** The next slices that follow each other. */
    take: (left: number[]): number[] => {
      const [first = 0] = left;
      const gap = left.findIndex((num, at) => num !== first + at || at === count);
      return left.splice(0, gap === -1 ? left.length : gap);
    },
    send,
  };
}

export type Pace = ReturnType<typeof createPace>;
