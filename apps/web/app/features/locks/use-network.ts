import { LOCK_TERMS } from '@punkt/domain/lock-terms';
import { useEffect, useState } from 'react';
import { isReachable } from '../../lib/network.ts';
import { nextTry } from '../../lib/retry.ts';

const SECOND = 1_000;

interface Watch {
  readonly everyMs: number;
  readonly probe: () => Promise<boolean>;
  readonly onAnswer: (reachable: boolean) => void;
}

/** Asks again and again until it is stopped; at once when the browser itself notices a network, and never two at a time. */
export function watchNetwork({ everyMs, probe, onAnswer }: Watch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // What was asked before the network went must not speak for the time after it.
  let losses = 0;
  const onLost = (): void => {
    losses += 1;
    onAnswer(false);
  };
  globalThis.addEventListener?.('offline', onLost, { signal });
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const before = losses;
      const pause = nextTry(everyMs, signal);
      // Its rejection is awaited below; until then it must not count as unhandled.
      pause.catch(() => undefined);
      const answer = await probe();
      if (!signal.aborted && before === losses) onAnswer(answer);
      await pause;
    }
  };
  run().catch(() => undefined);
  return () => stop.abort();
}

/** Whether the server can be reached, asked every three seconds while the page is open. */
export function useNetwork(): boolean {
  const [reachable, setReachable] = useState(() => navigator.onLine);
  useEffect(
    () =>
      watchNetwork({
        everyMs: LOCK_TERMS.probeSeconds * SECOND,
        probe: () => isReachable(LOCK_TERMS.probeTimeoutSeconds * SECOND),
        onAnswer: setReachable,
      }),
    [],
  );
  return reachable;
}
