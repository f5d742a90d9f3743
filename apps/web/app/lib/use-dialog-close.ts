import { useEffect, useState } from 'react';

/** A dialog closes itself first, and so gives the focus back to whatever opened it; then `onClose` is called, once. */
export function useDialogClose(onClose: () => void) {
  const [act, setAct] = useState<{ readonly run: () => void } | null>(null);
  useEffect(() => act?.run(), [act]);
  const leave = (run: () => void) => setAct((known) => known ?? { run });
  return { open: act === null, close: () => leave(onClose), closeThen: leave };
}
