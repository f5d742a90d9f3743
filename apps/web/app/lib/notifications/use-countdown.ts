import { useEffect, useRef } from 'react';

/** Calls `done` once after the time, not counting the time spent paused. */
export function useCountdown(milliseconds: number, paused: boolean, done: () => void): void {
  const left = useRef(milliseconds);
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
