const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Under a day the hours count, and are counted. A deadline of a day is close from its first minute. */
export const isClose = (milliseconds: number): boolean => milliseconds < DAY + MINUTE;

export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole units of what is left; nothing is ever negative. */
export function leftOf(milliseconds: number): TimeLeft {
  const left = Math.max(0, milliseconds);
  return {
    hours: Math.floor(left / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / 1000),
  };
}

/** `05:09:07`: figures that stand still while they change. */
export const clockFace = ({ hours, minutes, seconds }: TimeLeft): string =>
  [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
