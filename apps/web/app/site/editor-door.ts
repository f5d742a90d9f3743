/**
 * Opens and closes the editor's panel beside the page. It imports nothing: a module shared with other scripts of the site would
 * change their files, and those are everybody's.
 */
const OPEN = 'punkt.editor.open';
const WIDTH = 'punkt.editor.width';
const STEP_PERCENT = 4;

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
const panel = find('#editor');
const opener = find<HTMLButtonElement>('[data-editor-open]');
const handle = find('[data-editor-handle]');
const frame = panel?.querySelector('iframe');

/** Storage may be forbidden: the panel then opens as on the first day. */
function stored(storage: () => Storage, key: string, value?: string | null): string | null {
  try {
    if (value === null) storage().removeItem(key);
    else if (value !== undefined) storage().setItem(key, value);
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** How much of the window is left to the page: it is drawn that much smaller. */
function scalePage(): void {
  const left = Math.max(0.2, 1 - (panel?.offsetWidth ?? 0) / innerWidth);
  document.documentElement.style.setProperty('--page-scale', left.toFixed(3));
}

function show(open: boolean): void {
  if (!panel || !opener || !frame) return;
  panel.hidden = !open;
  scalePage();
  opener.ariaExpanded = String(open);
  // The first opening loads it; closing keeps what was typed.
  if (open && !frame.src) frame.src = frame.dataset.address ?? '';
  stored(() => sessionStorage, OPEN, open ? '1' : null);
}

/** In hundredths of the window, so that it fits the next window too. */
function widen(percent: number): void {
  const kept = Math.round(Math.min(75, Math.max(30, percent)));
  document.documentElement.style.setProperty('--editor', `${kept}vw`);
  handle?.setAttribute('aria-valuenow', String(kept));
  scalePage();
  stored(() => localStorage, WIDTH, String(kept));
}

const current = () => ((panel?.offsetWidth ?? 0) / innerWidth) * 100;

handle?.addEventListener('pointerdown', (event) => {
  handle.setPointerCapture(event.pointerId);
  panel?.toggleAttribute('data-moving', true);
});
handle?.addEventListener('pointermove', (event) => {
  if (handle.hasPointerCapture(event.pointerId)) widen(((innerWidth - event.clientX) / innerWidth) * 100);
});
handle?.addEventListener('lostpointercapture', () => panel?.removeAttribute('data-moving'));
handle?.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') widen(current() + STEP_PERCENT);
  if (key === 'ArrowRight') widen(current() - STEP_PERCENT);
});

addEventListener('resize', scalePage);

function close(): void {
  show(false);
  opener?.focus();
}

opener?.addEventListener('click', () => {
  show(true);
  frame?.focus();
});
panel?.querySelector('[data-editor-close]')?.addEventListener('click', close);

/** What the panel says to the page around it (features/content/editor/screens/editor-views.tsx). */
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== frame?.contentWindow) return;
  if (data === 'punkt.editor.close') close();
  // What is published is on the page at once; the panel opens again with it.
  if (data === 'punkt.editor.published') location.reload();
});

const width = Number(stored(() => localStorage, WIDTH));
if (width > 0) widen(width);
if (stored(() => sessionStorage, OPEN)) show(true);

// A module: its names are its own.
export {};
