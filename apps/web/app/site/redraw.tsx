import { type ReactNode, startTransition, use } from 'react';
import { createRoot } from 'react-dom/client';

/** On a touch screen the click comes a moment after the finger is gone. */
const CLICK_MS = 100;

const lifted = () =>
  new Promise<void>((resolve) => {
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(resolve, CLICK_MS), { once: true });
  });

/** Drawn last, right before the old goes: while a finger is down on it, it stays. */
function Still({ place }: { readonly place: HTMLElement }) {
  if (place.matches(':active')) use(lifted());
  return null;
}

/**
 * Puts a drawing in the place of the server's. Nothing of that one is kept, so this one may be drawn in small steps, and a phone
 * answers touches meanwhile; a press that has begun on the old one ends on it.
 */
export function redraw(place: HTMLElement, inside: ReactNode): void {
  startTransition(() =>
    createRoot(place).render(
      <>
        {inside}
        <Still place={place} />
      </>,
    ),
  );
}
