import { useEffect, useLayoutEffect, useRef } from 'react';

/** A dialog that is taken away gives no focus back: to whatever opened it, or to the heading where that is gone too. */
export function useFocusBack(open: boolean, headingId: string, status: string): void {
  const opener = useRef<Element>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    return () => {
      const back = opener.current?.isConnected ? opener.current : document.getElementById(headingId);
      if (back instanceof HTMLElement) back.focus();
    };
  }, [open, headingId]);
  // The fresh order is drawn a moment after the dialog has gone, and takes along what opened it: the focus must not be lost with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the status has changed what is on the screen
  useEffect(() => {
    const lost = opener.current?.isConnected === false && document.activeElement === document.body;
    if (lost) document.getElementById(headingId)?.focus();
  }, [status, headingId]);
}
