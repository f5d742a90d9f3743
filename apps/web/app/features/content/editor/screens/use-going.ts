import { useEffect } from 'react';
import { useEditor, useEditorStore } from '../state/editor-store.ts';

/** Whatever must be drawn on the way to a field is there after so many frames, or the field is gone. */
const MOST_FRAMES = 60;

/** Brings whoever follows a problem to its field: the store unfolds the way, the field gets the focus once it is drawn. */
export function useGoing(show: (view: 'sections') => void): void {
  const store = useEditorStore();
  const target = useEditor((state) => state.target);
  useEffect(() => {
    if (!target) return;
    show('sections');
    let frame = 0;
    const look = (left: number) => {
      const field = document.getElementById(target);
      if (!field && left > 0) {
        frame = requestAnimationFrame(() => look(left - 1));
        return;
      }
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
      store.arrived();
    };
    frame = requestAnimationFrame(() => look(MOST_FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [target, store, show]);
}
