import { nextTry } from './retry.ts';

const LOOK_AGAIN_MS = 5_000;

/**
 * A part of a screen that is fetched when it is needed, however long the connection is away. With a connection a failure is
 * passed on: a newer version of the site may have taken the file's place, and then only a reload helps.
 */
export async function onceOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
    }
    while (!navigator.onLine) await nextTry(LOOK_AGAIN_MS, new AbortController().signal);
    askForStylesAgain();
  }
}

/** The bundler asks for a part's styles once only: a link that came to nothing would leave the part bare. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
