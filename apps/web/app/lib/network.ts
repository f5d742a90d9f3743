import { wait } from './retry.ts';

const SILENCE_MS = 3_000;

/** Whether our server answers. On a Wi-Fi without internet `navigator.onLine` still says yes. */
export async function isReachable(timeoutMs: number, origin = ''): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${origin}/livez`, { cache: 'no-store', signal });
    // Whoever else answers (a captive portal, the lock's own page) does not speak so.
    return answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}

/** What was asked for, or null once nobody answers at all: on a Wi-Fi that leads nowhere a request fails only after a minute. */
export async function unlessLost<T>(asked: Promise<T>): Promise<T | null> {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    return await Promise.race([asked, wait(SILENCE_MS, signal).then(() => untilLost(signal))]);
  } finally {
    answered.abort();
  }
}

/** Settles once our server is silent. */
export async function untilLost(signal: AbortSignal): Promise<null> {
  while (await isReachable(SILENCE_MS)) await wait(SILENCE_MS, signal);
  return null;
}
