import { type RefObject, useEffect, useRef } from 'react';

interface LeftRow {
  readonly id: string;
  /** Where it stood: what stands there now takes its place once it is gone. */
  readonly index: number;
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

function placeIn(rows: readonly HTMLElement[]): number {
  const here = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]');
  return here ? rows.indexOf(here) : -1;
}

/** A press beside everything leaves the focus at the frame of the page, which stays when its screen goes. */
const isNowhere = (element: Element | null): boolean =>
  element === document.body || element?.tagName === 'MAIN';

interface Turning {
  readonly step: 1 | -1;
  /** The first row of the page that is left. */
  readonly from: string | undefined;
}

let left: LeftRow | undefined;

/** For whoever opens a record of the list otherwise than by its row: the way back leads to that one. */
export const leaveByRow = (id: string): void => {
  left = { id, index: left?.index ?? 0 };
};

/**
 * Moves the real focus from row to row, so that Enter, a screen reader and the eye agree on where one is. A row that
 * leaves the queue takes the focus with it; its place is remembered, and the next move goes on from there. Whoever comes back
 * from a record finds the focus on its row. Past the end of a page `turn` leads to the next one, where it goes on.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  shown: unknown,
  turn: (step: 1 | -1) => boolean = () => false,
) {
  const last = useRef(-1);
  const returning = useRef(left);
  const turning = useRef<Turning>(undefined);
  // The other page is here as soon as its rows are: the old ones stay until then.
  useEffect(() => {
    const all = rowsOf(list.current);
    if (!shown || !turning.current || all.length === 0 || all[0]?.dataset.row === turning.current.from)
      return;
    last.current = turning.current.step === 1 ? 0 : all.length - 1;
    turning.current = undefined;
    all[last.current]?.focus();
  }, [list, shown]);
  // The list may be drawn from memory first, with the row, and then anew without it.
  useEffect(() => {
    const all = rowsOf(list.current);
    if (!returning.current || !shown || all.length === 0 || !isNowhere(document.activeElement)) return;
    const { id, index } = returning.current;
    const found = all.findIndex((row) => row.dataset.row === id);
    last.current = found >= 0 ? found : Math.min(index, all.length - 1);
    all[last.current]?.focus();
  }, [list, shown]);
  useEffect(() => {
    const stay = () => {
      returning.current = undefined;
    };
    document.addEventListener('pointerdown', stay);
    return () => document.removeEventListener('pointerdown', stay);
  }, []);
  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (row?.dataset.row) left = { id: row.dataset.row, index: rowsOf(element).indexOf(row) };
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  });
  return {
    move(step: 1 | -1): void {
      const all = rowsOf(list.current);
      const at = placeIn(all);
      returning.current = undefined;
      const wanted = at >= 0 ? at + step : last.current + (last.current < 0 ? 1 : 0);
      if (at >= 0 && (wanted < 0 || wanted >= all.length) && turn(step)) {
        turning.current = { step, from: all[0]?.dataset.row };
        return;
      }
      last.current = Math.max(0, Math.min(wanted, all.length - 1));
      all[last.current]?.focus();
    },
    current(): string | undefined {
      const all = rowsOf(list.current);
      return all[placeIn(all)]?.dataset.row;
    },
  };
}
