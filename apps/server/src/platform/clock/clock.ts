/** The only source of time for rules. Tests and the sandbox move it; nothing else does. */
export interface Clock {
  now(): Date;
  /** How far ahead of the real time it runs. Jobs need it: PostgreSQL's own clock does not move. */
  offsetSeconds(): number;
}

export interface MovableClock extends Clock {
  set(offsetSeconds: number): void;
  /** By how much this machine's clock is behind the real time. */
  correct(milliseconds: number): void;
}

export function createClock(offset = 0, machine: () => number = Date.now): MovableClock {
  let seconds = offset;
  let correction = 0;
  return {
    now: () => new Date(machine() + correction + seconds * 1000),
    offsetSeconds: () => seconds,
    set: (next) => {
      seconds = next;
    },
    correct: (milliseconds) => {
      correction = milliseconds;
    },
  };
}

export const addSeconds = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);
export const secondsBetween = (from: Date, to: Date): number =>
  Math.ceil((to.getTime() - from.getTime()) / 1000);
