/** The only source of time for rules. Tests and the sandbox move it; nothing else does. */
export interface Clock {
  now(): Date;
  /** How far ahead of the machine's time it runs. Jobs need it: PostgreSQL's own clock does not move. */
  offsetSeconds(): number;
}

export interface MovableClock extends Clock {
  set(offsetSeconds: number): void;
}

export function createClock(offset = 0): MovableClock {
  let seconds = offset;
  return {
    now: () => new Date(Date.now() + seconds * 1000),
    offsetSeconds: () => seconds,
    set: (next) => {
      seconds = next;
    },
  };
}

export const addSeconds = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);
export const secondsBetween = (from: Date, to: Date): number =>
  Math.ceil((to.getTime() - from.getTime()) / 1000);
