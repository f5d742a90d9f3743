import { type RefObject, useRef } from 'react';

/**
 * Moves the real focus from row to row, so that Enter, a screen reader and the eye agree on where one is. A row that
 * leaves the queue takes the focus with it; its place is remembered, and the next move goes on from there.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef(-1);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const place = () => {
    const here = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]');
    return here ? rows().indexOf(here) : -1;
  };
  return {
    move(step: 1 | -1): void {
      const all = rows();
      const at = place();
      const wanted = at >= 0 ? at + step : last.current + (last.current < 0 ? 1 : 0);
      last.current = Math.max(0, Math.min(wanted, all.length - 1));
      all[last.current]?.focus();
    },
    current: (): string | undefined => rows()[place()]?.dataset.row,
  };
}
