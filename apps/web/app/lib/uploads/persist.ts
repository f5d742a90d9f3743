import { ApiError, NetworkError } from '../api-error.ts';
import { nextTry } from '../retry.ts';

interface Watch {
  readonly signal: AbortSignal;
  readonly onWaiting: (waiting: boolean) => void;
  /** Never a longer pause than this. */
  readonly longestPauseMs?: number;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** A server that is broken stays broken; the person decides when to try again. */
const SERVER_TRIES = 4;

/** Repeats a call that does no harm when repeated, until the connection or the server lets it through. */
export async function persist<T>(
  call: () => Promise<T>,
  { signal, onWaiting, longestPauseMs = LONGEST_PAUSE_MS }: Watch,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await call();
      onWaiting(false);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauseAfter(error, attempt);
      if (pause === undefined) throw error;
      onWaiting(error instanceof NetworkError);
      await nextTry(Math.min(pause, longestPauseMs), signal);
    }
  }
}

/** How long until another try makes sense; `undefined` for an answer that will not change. */
export function pauseAfter(error: unknown, attempt: number): number | undefined {
  const growing = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
  if (error instanceof NetworkError) return growing;
  if (!(error instanceof ApiError) || attempt >= SERVER_TRIES) return undefined;
  const passing = [408, 429, 502, 503, 504].includes(error.status) && error.code !== 'too_many_uploads';
  if (!passing) return undefined;
  return error.retryAfter === undefined ? growing : Math.min(error.retryAfter * 1000, LONGEST_PAUSE_MS);
}
