/** Answers whether an entry of the browser's history is its own: then the router is not notified of it. */
type Gate = (event: PopStateEvent) => boolean;

let gate: Gate | null = null;

/**
 * Before the router starts. On the window Chromium calls listeners in the order they were added, whether they capture or not: whoever
 * comes after the router can stop nothing.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    if (gate?.(event)) event.stopImmediatePropagation();
  });
}

/** One screen at a time has entries of its own. Answers how to take the gate away. */
export function setHistoryGate(next: Gate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
}
