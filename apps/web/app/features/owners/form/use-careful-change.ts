import { useState } from 'react';
import { wouldLose } from './record-paths.ts';
import type { Change, OwnerForm } from './use-owner-form.ts';

/** Choices that clear other answers: at once where nothing is lost, else after a question. */
export function useCarefulChange(form: OwnerForm) {
  const [waiting, setWaiting] = useState<Change | null>(null);
  return {
    carefully(make: Change): void {
      const now = form.latest();
      if (wouldLose(now, make(now))) setWaiting(() => make);
      else form.change(make);
    },
    asking: waiting !== null,
    yes(): void {
      if (waiting) form.change(waiting);
      setWaiting(null);
    },
    no: () => setWaiting(null),
  };
}

export type CarefulChange = ReturnType<typeof useCarefulChange>;
