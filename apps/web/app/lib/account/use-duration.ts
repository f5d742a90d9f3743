import { useText } from '../i18n.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 дн. 4 ч`: how long something lasted, by its two largest units. */
export function useDuration(): (milliseconds: number) => string {
  const text = useText();
  return (milliseconds) => {
    const span = Math.max(0, milliseconds);
    const units = [
      ['staff.span.days', Math.floor(span / DAY)],
      ['staff.span.hours', Math.floor((span % DAY) / HOUR)],
      ['staff.span.minutes', Math.floor((span % HOUR) / MINUTE)],
    ] as const;
    const first = units.findIndex(([, count]) => count > 0);
    const shown = first < 0 ? units.slice(2) : units.slice(first, first + 2).filter(([, count]) => count > 0);
    return shown.map(([key, count]) => text(key, { count })).join(' ');
  };
}
