import { useText } from '../i18n.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Nobody counts what is shorter: words of their own, «just now», read better than a figure. */
export const isMomentary = (milliseconds: number): boolean => milliseconds < MINUTE;

/** `2 дн. 4 ч`: how long something lasted, by its two largest units. */
export function useDuration(): (milliseconds: number) => string {
  const text = useText();
  return (milliseconds) => {
    if (isMomentary(milliseconds)) return text('staff.span.moment');
    const units = [
      ['staff.span.days', Math.floor(milliseconds / DAY)],
      ['staff.span.hours', Math.floor((milliseconds % DAY) / HOUR)],
      ['staff.span.minutes', Math.floor((milliseconds % HOUR) / MINUTE)],
    ] as const;
    const first = units.findIndex(([, count]) => count > 0);
    const shown = units.slice(first, first + 2).filter(([, count]) => count > 0);
    return shown.map(([key, count]) => text(key, { count })).join(' ');
  };
}
