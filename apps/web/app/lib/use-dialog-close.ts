import { useEffect, useState } from 'react';

/** A dialog closes itself first, and so gives the focus back to whatever opened it; then `onClose` is called, once. */
export function useDialogClose(onClose: () => void) {
  const [act, setAct] = useState<{ readonly run: () => void } | null>(null);
  useEffect(() => act?.run(), [act]);
  const leave = (run: () => void) => setAct((known) => known ?? { run });
  return { open: act === null, close: () => leave(onClose), closeThen: leave };
}

/** The page behind stays where it is. Its scrollbar keeps its place, so that nothing jumps sideways. */
export function useScrollLock(): void {
  useEffect(() => {
    const { documentElement: root } = document;
    const { overflow, scrollbarGutter } = root.style;
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : scrollbarGutter;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}
