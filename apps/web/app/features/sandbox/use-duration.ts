import { useText } from '../../lib/i18n.tsx';

/** `5 дней 1 час`: the two largest units are enough to see how far the clock was moved. */
export function useDuration(): (seconds: number) => string {
  const text = useText();
  return (seconds) => {
    const units = [
      ['sandbox.span.days', Math.floor(seconds / 86_400)],
      ['sandbox.span.hours', Math.floor((seconds % 86_400) / 3600)],
      ['sandbox.span.minutes', Math.floor((seconds % 3600) / 60)],
    ] as const;
    const words = units.filter(([, count]) => count > 0).map(([key, count]) => text(key, { count }));
    return words.slice(0, 2).join(' ') || text('sandbox.span.minutes', { count: 0 });
  };
}
