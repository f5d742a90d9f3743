import { useState } from 'react';

/** A file as the stage shows it. */
export interface CaseFile {
  readonly id: string;
  /** Where a remark about it sticks; several files may share one place. */
  readonly path: string;
  /** Media type. */
  readonly type: string;
  readonly name: string;
  /** What else is known of it. */
  readonly note?: string | undefined;
  /** Of the round before, replaced since: to be compared, not to be remarked on. */
  readonly earlier?: boolean;
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** Which photo, how large, which way up. Another photo starts whole and upright. */
export function usePhotoView(count: number) {
  const [state, setState] = useState({ index: 0, zoom: 0, turns: 0 });
  const zoomBy = (step: 1 | -1) =>
    setState((now) => ({ ...now, zoom: Math.max(0, Math.min(now.zoom + step, ZOOMS.length - 1)) }));
  const choose = (index: number) => setState({ index, zoom: 0, turns: 0 });
  return {
    index: state.index,
    zoom: ZOOMS[state.zoom] ?? 1,
    /** Quarters clockwise. */
    turns: state.turns,
    mayGrow: state.zoom < ZOOMS.length - 1,
    mayShrink: state.zoom > 0,
    choose,
    next: () => count > 0 && choose((state.index + 1) % count),
    larger: () => zoomBy(1),
    smaller: () => zoomBy(-1),
    fit: () => setState((now) => ({ ...now, zoom: 0 })),
    turn: () => setState((now) => ({ ...now, turns: (now.turns + 1) % 4 })),
  };
}

export type PhotoView = ReturnType<typeof usePhotoView>;
