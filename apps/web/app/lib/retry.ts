import type { ApiError } from './api-error.ts';

const MORE_TRIES = 2;
const LONGEST_WAIT_MS = 10_000;

/**
 * How long to wait before reading again, or `undefined` to give up. Only reads: a write that got 502 may have
 * happened. 502 is a proxy between two versions; 503 says itself when to come back.
 */
export function retryDelay(error: ApiError, method: string, attempt: number): number | undefined {
  if (method !== 'GET' || attempt >= MORE_TRIES) return undefined;
  if (error.status === 502) return 400 * 2 ** attempt * (0.75 + Math.random() / 2);
  if (error.status === 503 && error.retryAfter !== undefined) {
    return Math.min(error.retryAfter * 1000, LONGEST_WAIT_MS);
  }
  return undefined;
}

export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The pause, or the moment the browser says that it is online again. */
export async function nextTry(pause: number, signal: AbortSignal): Promise<void> {
  const sooner = new AbortController();
  const wake = () => sooner.abort();
  globalThis.addEventListener?.('online', wake, { once: true });
  try {
    await wait(pause, AbortSignal.any([signal, sooner.signal])).catch(() => signal.throwIfAborted());
  } finally {
    globalThis.removeEventListener?.('online', wake);
  }
}
