import { useCallback, useEffect, useRef, useState } from 'react';

export interface Polled<T> {
  readonly data: T | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Reads now and every few seconds while the page is seen. The last good answer stays when one fails. */
export function usePoll<T>(read: (signal: AbortSignal) => Promise<T>, milliseconds: number): Polled<T> {
  const [data, setData] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts a new reading at once
  useEffect(() => {
    const stop = new AbortController();
    const update = async () => {
      if (document.hidden) return;
      try {
        setData(await latest.current(stop.signal));
        setFailed(false);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    };
    void update();
    const timer = setInterval(update, milliseconds);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [milliseconds, round]);

  const again = useCallback(() => setRound((value) => value + 1), []);
  return { data, failed, again };
}
