/** The public page beside which the panel stands (site/editor-door.ts listens); on its own the panel talks to nobody. */
const isPanel = (): boolean => window.parent !== window;

export function tellPage(what: 'published' | 'close'): void {
  if (isPanel()) window.parent.postMessage(`punkt.editor.${what}`, location.origin);
}
