import { useEffect, useLayoutEffect, useRef } from 'react';

/** A dialog that is taken away gives no focus back: to whatever opened it, or to the heading where that is gone too. */
export function useFocusBack(open: boolean, headingId: string): void {
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
}
