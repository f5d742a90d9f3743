import { nextTry } from './retry.ts';

const LOOK_AGAIN_MS = 5_000;

/** Until the browser says that there is a connection. */
export async function untilOnline(): Promise<void> {
  while (!navigator.onLine) await nextTry(LOOK_AGAIN_MS, new AbortController().signal);
}

/**
 * A part of a screen that is fetched when it is needed, however long the connection is away. With a connection a failure is
 * passed on: only a reload helps then (`isLostScript`).
 */
export async function onceOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
    }
    await untilOnline();
    askForStylesAgain();
  }
}

/**
 * For a script that is not here yet: Chrome never asks again for one that did not come, as long as the page stands, so without a connection
 * it is not asked for. A service worker may have it even then.
 */
export async function ifConnected<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error('no connection');
  return load();
}

/** The bundler asks for a part's styles once only: a link that came to nothing would leave the part bare. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

/** What browsers throw where a script can't be fetched, each in its own words; and the bundler, where a part's styles can't. */
const LOST = /dynamically imported module|importing a module script|unable to preload css/i;
export const isLostScript = (error: unknown): boolean => error instanceof Error && LOST.test(error.message);

/** Whether this page was asked for anew, by somebody or by us. The browser's own record, which nobody can forbid to keep. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}
