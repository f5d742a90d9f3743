import { type RefObject, useEffect } from 'react';

/** A keyboard on the screen covers what `dvh` still counts as visible; the visual viewport knows better. */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const dialog = inside.current?.closest('dialog');
    if (!view || !dialog) return;
    const measure = () => {
      // Zoomed in, the part in sight is no measure of the screen.
      if (view.scale > 1.01) return;
      dialog.style.setProperty('--visible', `${view.height}px`);
      dialog.style.setProperty('--hidden-above', `${view.offsetTop}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [inside]);
}
